import { ModelChoice } from "../../conversation/model-choice.tsx";
import { IterationsChoice } from "./iterations-choice.tsx";

interface Props {
  readonly model: string | null;
  readonly onModel: (model: string | null) => void;
}

/** How a turn is answered: by whom, and in how many rounds. Loaded after the field, which is usable before. */
export function TurnChoices({ model, onModel }: Props) {
  return (
    <>
      <ModelChoice value={model} onChoose={onModel} />
      <IterationsChoice />
    </>
  );
}
