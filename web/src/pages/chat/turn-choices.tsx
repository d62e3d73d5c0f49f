import { ModelChoice } from "../../conversation/model-choice.tsx";
import { CollectionChoice, type CollectionChoiceProps } from "./collection-choice.tsx";
import { IterationsChoice } from "./iterations-choice.tsx";

interface Props {
  readonly model: string | null;
  readonly onModel: (model: string | null) => void;
  /** Null while documents are attached: then only these are asked. */
  readonly collections: CollectionChoiceProps | null;
}

/** How a turn is answered: by whom, and in how many rounds. Loaded after the field, which is usable before. */
export function TurnChoices({ model, onModel, collections }: Props) {
  return (
    <>
      {collections === null ? null : <CollectionChoice {...collections} />}
      <ModelChoice value={model} onChoose={onModel} />
      <IterationsChoice />
    </>
  );
}
