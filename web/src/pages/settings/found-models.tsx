import { Button } from "@mantine/core";
import type { ModelsResource } from "#protocol";
import { chooseModels } from "../../api/models.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./found-models.module.css";

const texts = {
  title: { ko: "이 컴퓨터에서 찾은 모델", en: "Found on this computer" },
  use: { ko: "모든 역할에 쓰기", en: "Use for all roles" },
};

/** Models that are running locally and need nothing but a click. */
export function FoundModels({ found }: { found: ModelsResource["found"] }) {
  const { say } = useLanguage();
  if (found.length === 0) return null;
  return (
    <div className={styles.found}>
      <h3>{say(texts.title)}</h3>
      <ul>
        {found.map(({ id, server }) => (
          <li key={id}>
            <code>{id}</code>
            <small>{server}</small>
            <Button size="xs" variant="default" onClick={() => void chooseModels({ default: id })}>
              {say(texts.use)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
