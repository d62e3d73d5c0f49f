import { Button } from "@mantine/core";
import { type JihwiMessage, resultsOf } from "#protocol";
import styles from "./proposal-buttons.module.css";

interface Props {
  readonly message: JihwiMessage;
  /** Null once the conversation has gone on. */
  readonly onChoose: ((text: string) => void) | null;
}

/** Ways to go on, each a button that sends its message. */
export function ProposalButtons({ message, onChoose }: Props) {
  const proposal = resultsOf([message], "research", "proposal").at(-1);
  if (proposal === undefined || proposal.choices.length === 0) return null;
  return (
    <section className={styles.proposal} data-testid="proposal">
      <p>{proposal.question}</p>
      <div>
        {proposal.choices.map(({ label, message: text }) => (
          <Button
            key={label}
            size="sm"
            variant="default"
            radius="xl"
            disabled={onChoose === null}
            onClick={() => onChoose?.(text)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
