import { UnstyledButton } from "@mantine/core";
import { type JihwiMessage, resultsOf } from "#protocol";
import { useViewer } from "../../documents/viewer/viewer-context.tsx";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./asked-line.module.css";

const texts = {
  read: { ko: "읽은 문서", en: "Read" },
  passedOver: { ko: "가까웠지만 지나친 문서", en: "Near, but passed over" },
};

/** Under an answer of the library: which documents were read for it, and which were passed over. */
export function AskedLine({ message }: { message: JihwiMessage }) {
  const { say } = useLanguage();
  const viewer = useViewer();
  const asked = resultsOf([message], "chat", "asked").at(-1)?.documents ?? [];
  if (asked.length === 0) return null;
  return (
    <div className={styles.asked} data-testid="asked">
      {([true, false] as const).map((read) => {
        const documents = asked.filter((one) => one.read === read);
        return documents.length === 0 ? null : (
          <p key={String(read)}>
            {say(read ? texts.read : texts.passedOver)}:{" "}
            {documents.map(({ documentId, name }, at) => (
              <span key={documentId}>
                {at === 0 ? "" : ", "}
                <UnstyledButton
                  className={styles.name}
                  onClick={() => viewer.open({ documentId, name, page: 1, quote: null, span: null })}
                >
                  {name}
                </UnstyledButton>
              </span>
            ))}
          </p>
        );
      })}
    </div>
  );
}
