import { Button } from "@mantine/core";
import { Link } from "wouter";
import { useLanguage } from "../language/use-language.ts";
import { EmptyState } from "./empty-state.tsx";
import { PageHeader } from "./page-header.tsx";

const texts = {
  title: { ko: "없는 페이지", en: "Not found" },
  words: { ko: "이 주소에는 아무것도 없습니다.", en: "There is nothing at this address." },
  home: { ko: "홈으로", en: "Go home" },
};

export function NotFoundPage() {
  const { say } = useLanguage();
  return (
    <>
      <PageHeader title={say(texts.title)} />
      <EmptyState
        title={say(texts.words)}
        action={
          <Button component={Link} href="~/" variant="default">
            {say(texts.home)}
          </Button>
        }
      />
    </>
  );
}
