import { Anchor, UnstyledButton } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconPencil, IconQuestionMark } from "@tabler/icons-react";
import { Link } from "wouter";
import type { ContractReviewPoint, ContractView } from "#protocol";
import { useReview } from "../../api/contracts.ts";
import { useModels } from "../../api/models.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Loaded } from "../../shell/loaded.tsx";
import type { Passage } from "./articles.tsx";
import { ExportButtons } from "./export-buttons.tsx";
import styles from "./review.module.css";
import { withoutLabel } from "./without-label.ts";

const texts = {
  words: {
    ko: "이런 계약에 흔히 있는 조항과 견주어 낱말로 찾았습니다. 무엇이 불리한지는 판단하지 않습니다.",
    en: "Found by words, against what such contracts usually say. Whether a clause is unfavourable is not judged.",
  },
  ask: {
    ko: "불리한 조항이 무엇인지는 왼쪽 대화에서 모델에게 물어보세요.",
    en: "Ask the model in the conversation which clauses are unfavourable.",
  },
  needsModel: { ko: "판단까지 맡기려면 모델이 필요합니다.", en: "Judging that needs a model." },
  connect: { ko: "모델 연결하기", en: "Connect a model" },
  file: { ko: "계약 검토", en: "Contract review" },
};

const kinds = [
  { kind: "odd", title: { ko: "다시 볼 조항", en: "Clauses worth a second look" }, icon: IconAlertTriangle },
  { kind: "missing", title: { ko: "보이지 않는 것", en: "Not found" }, icon: IconQuestionMark },
  { kind: "blank", title: { ko: "채워야 할 빈칸", en: "Blanks to fill" }, icon: IconPencil },
  { kind: "present", title: { ko: "들어 있는 것", en: "Present" }, icon: IconCheck },
] as const;

interface Props {
  readonly contract: ContractView;
  readonly onShow: (passage: Passage) => void;
}

/** A review by lists: clauses to look at twice, what is not found, blanks, and what is there; each leads to its words. */
export function Review({ contract, onShow }: Props) {
  return (
    <Loaded query={useReview(contract.documentId)}>
      {(points) => <ReviewPoints contract={contract} points={points} onShow={onShow} />}
    </Loaded>
  );
}

function ReviewPoints({ contract, points, onShow }: Props & { points: readonly ContractReviewPoint[] }) {
  const { say } = useLanguage();
  return (
    <div className={styles.review}>
      <ExportButtons documentId={contract.documentId} title={say(texts.file)} part="review" />
      <p className={styles.words}>
        {say(texts.words)} <JudgementLine />
      </p>
      {kinds.map(({ kind, title, icon: Icon }) => {
        const own = points.filter((point) => point.kind === kind);
        return own.length === 0 ? null : (
          <section key={kind} data-kind={kind}>
            <h3>
              <Icon size={16} stroke={1.8} aria-hidden /> {say(title)} <small>{own.length}</small>
            </h3>
            <ul>
              {own.map((point) => (
                <li key={`${point.name.en} ${point.place?.start}`}>
                  <Point point={point} onShow={onShow} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function JudgementLine() {
  const { say } = useLanguage();
  const roles = useModels().data?.roles ?? [];
  if (roles.some(({ model, ready }) => model !== "rules" && ready)) return <>{say(texts.ask)}</>;
  return (
    <>
      {say(texts.needsModel)}{" "}
      <Anchor component={Link} href="~/settings" inherit>
        {say(texts.connect)}
      </Anchor>
    </>
  );
}

function Point({ point, onShow }: { point: ContractReviewPoint; onShow: Props["onShow"] }) {
  const { say } = useLanguage();
  const { kind, name, place } = point;
  if (place === null) return <span className={styles.name}>{say(name)}</span>;
  return (
    <UnstyledButton className={styles.point} onClick={() => onShow(place)}>
      <span className={styles.name}>{say(name)}</span> <span className={styles.label}>{place.label}</span>
      {kind === "present" ? null : <q>{withoutLabel(place.quote.replace(/\s+/g, " ").trim(), place.label)}</q>}
    </UnstyledButton>
  );
}
