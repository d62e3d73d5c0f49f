import type { ModelsResource } from "#protocol";
import { chooseModels } from "../../api/models.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Folded } from "../../shell/folded.tsx";
import { modelSuggestions } from "./model-suggestions.ts";
import { RoleRow } from "./role-row.tsx";
import styles from "./role-table.module.css";

const texts = {
  all: { ko: "모든 역할", en: "All roles" },
  allHint: { ko: "따로 고르지 않은 역할에 쓰입니다", en: "for every role without a choice of its own" },
  each: { ko: "역할마다 따로 고르기", en: "Choose for each role" },
};

/** The name under which the default for all roles is set, in the environment, the settings or the configuration. */
const isDefault = (setBy: string | null) => setBy === "JIHWI_MODEL" || (setBy?.endsWith("default") ?? false);

/** The default model, then each role with who answers for it and why. */
export function RoleTable({ models }: { models: ModelsResource }) {
  const { say } = useLanguage();
  const suggestions = modelSuggestions(models);
  const standing = models.roles.find(({ setBy }) => isDefault(setBy)) ?? null;
  return (
    <div className={styles.table}>
      <RoleRow
        title={say(texts.all)}
        hint={say(texts.allHint)}
        choice={standing}
        own={standing?.from === "settings"}
        suggestions={suggestions}
        onChoose={(model) => chooseModels({ default: model })}
      />
      <Folded title={say(texts.each)} open={models.roles.some(({ setBy }) => setBy !== null && !isDefault(setBy))}>
        {models.roles.map((role) => (
          <RoleRow
            key={role.role}
            title={say(role.title)}
            hint={role.role}
            choice={role}
            own={role.from === "settings" && !isDefault(role.setBy)}
            suggestions={suggestions}
            onChoose={(model) => chooseModels({ roles: { [role.role]: model } })}
          />
        ))}
      </Folded>
    </div>
  );
}
