import { Button } from "@mantine/core";
import { type JihwiMessage, proposalSchema } from "#protocol";
import styles from "./proposal-buttons.module.css";

interface Props {
  readonly message: JihwiMessage;
  /** Null once the conversation has gone on. */
  readonly onChoose: ((text: string) => void) | null;
}

/** Ways to go on, each a button that sends its message. */
export function ProposalButtons({ message, onChoose }: Props) {
  const part = message.parts.findLast((one) => one.type === "data-result" && one.data.kind === "proposal");
  const proposal = part?.type === "data-result" ? proposalSchema.safeParse(part.data.value).data : undefined;
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
