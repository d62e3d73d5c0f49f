import { IconCheck } from "@tabler/icons-react";
import type { ModelsResource } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./provider-card.module.css";
import { VariableField } from "./variable-field.tsx";

/** That it answers is told by its list of models, where it is connected. */
const texts = { configured: { ko: "설정됨", en: "Set up" } };

interface Props {
  readonly provider: ModelsResource["providers"][number];
  readonly secrets: ModelsResource["secrets"];
}

/** A provider: whether it is ready, else what to do, and its keys and addresses. */
export function ProviderCard({ provider, secrets }: Props) {
  const { say } = useLanguage();
  const { title, configured, remedy, variables } = provider;
  return (
    <section className={styles.card} data-configured={configured}>
      <h3>
        {title}
        {configured ? (
          <span className={styles.ready}>
            <IconCheck size={14} stroke={2} aria-hidden /> {say(texts.configured)}
          </span>
        ) : null}
      </h3>
      {configured ? null : <p>{say(remedy)}</p>}
      {variables.map((variable) => (
        <VariableField
          key={variable.name}
          variable={variable}
          ending={secrets.find(({ name }) => name === variable.name)?.ending ?? null}
        />
      ))}
    </section>
  );
}
