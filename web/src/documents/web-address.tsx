import { TextInput } from "@mantine/core";
import { useState } from "react";
import { addWebPage } from "../api/documents.ts";
import { useAction } from "../api/use-action.ts";
import { useLanguage } from "../language/use-language.ts";
import { ActionError } from "../shell/action-error.tsx";
import { withKey } from "../shell/touch.ts";

const texts = {
  label: { ko: "웹 주소", en: "Web address" },
  hint: { ko: "공개된 웹 페이지의 주소", en: "The address of a public page" },
};

/** Brings a public web page by its address. */
export function WebAddress() {
  const { say } = useLanguage();
  const [url, setUrl] = useState("");
  const add = useAction(addWebPage, { onDone: () => setUrl("") });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (url.trim() !== "") add.run(url.trim());
      }}
    >
      <TextInput
        type="url"
        aria-label={say(texts.label)}
        placeholder={withKey(say(texts.hint), "Enter")}
        value={url}
        disabled={add.busy}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        mt="xs"
      />
      <ActionError action={add} />
    </form>
  );
}
