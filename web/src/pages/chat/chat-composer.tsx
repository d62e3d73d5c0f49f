import { ActionIcon } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { Suspense } from "react";
import type { SessionDetail } from "#protocol";
import { Composer } from "../../conversation/composer.tsx";
import { AttachedDocuments } from "../../documents/attached-documents.tsx";
import type { Attached } from "../../documents/use-attached.ts";
import { useLanguage } from "../../language/use-language.ts";
import { lazily } from "../../shell/lazily.ts";
import type { CollectionChoiceProps } from "./collection-choice.tsx";

const TurnChoices = lazily(() => import("./turn-choices.tsx").then(({ TurnChoices }) => ({ default: TurnChoices })));

const texts = {
  placeholder: { ko: "무엇이든 물어보세요", en: "Ask anything" },
  placeholderDocuments: { ko: "붙인 문서에 대해 물어보세요", en: "Ask about the attached documents" },
  attach: { ko: "문서 붙이기", en: "Attach documents" },
};

interface Props {
  readonly busy: boolean;
  readonly attached: Attached;
  readonly onOpenDocuments: () => void;
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onStop: () => void;
  readonly model: string | null;
  readonly onModel: (model: string | null) => void;
  readonly collections: CollectionChoiceProps;
  readonly session?: SessionDetail | undefined;
}

export function ChatComposer(props: Props) {
  const { busy, attached, onOpenDocuments, onSend, onStop, collections, session, ...choices } = props;
  const { say } = useLanguage();
  const isNarrowed = attached.ids.length > 0;
  return (
    <Composer
      autoFocus
      session={session}
      placeholder={say(isNarrowed ? texts.placeholderDocuments : texts.placeholder)}
      busy={busy}
      onSend={onSend}
      onStop={onStop}
      attachments={<AttachedDocuments attached={attached} />}
      tools={
        <>
          <ActionIcon size="lg" onClick={onOpenDocuments} aria-label={say(texts.attach)} title={say(texts.attach)}>
            <IconPaperclip size={19} stroke={1.6} />
          </ActionIcon>
          <Suspense fallback={null}>
            <TurnChoices {...choices} collections={isNarrowed ? null : collections} />
          </Suspense>
        </>
      }
    />
  );
}
