import { ActionIcon, Menu } from "@mantine/core";
import { IconArrowsDiff, IconDots, IconDownload, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useLocation } from "wouter";
import type { Trace } from "#protocol";
import { offerDownload } from "../../api/save-file.ts";
import { removeTrace } from "../../api/traces.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ConfirmModal } from "../../shell/confirm-modal.tsx";
import { ComparePicker } from "./compare-picker.tsx";

const texts = {
  more: { ko: "이 기록으로 할 일", en: "More for this trace" },
  compare: { ko: "다른 턴과 견주기", en: "Compare with another turn" },
  download: { ko: "기록 받기", en: "Download trace" },
  remove: { ko: "기록 지우기", en: "Delete trace" },
  removeTitle: { ko: "이 기록을 지울까요?", en: "Delete this trace?" },
  removeWords: {
    ko: "단계마다 받고 낸 것, 평가와 고친 것이 함께 사라집니다. 대화의 질문과 답은 그대로 남습니다.",
    en: "What every step took and gave goes, with marks and corrections. The question and the answer stay in the conversation.",
  },
};

/** What can be done with a whole trace. */
export function TraceMenu({ trace }: { trace: Trace }) {
  const { say } = useLanguage();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<"compare" | "remove" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon aria-label={say(texts.more)} title={say(texts.more)}>
            <IconDots size={19} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArrowsDiff size={16} />} onClick={() => setOpen("compare")}>
            {say(texts.compare)}
          </Menu.Item>
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => download(trace)}>
            {say(texts.download)}
          </Menu.Item>
          <Menu.Item
            color="var(--bad)"
            disabled={trace.status === "running" || trace.status === "interrupted"}
            leftSection={<IconTrash size={16} />}
            onClick={() => setOpen("remove")}
          >
            {say(texts.remove)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ComparePicker trace={trace} opened={open === "compare"} onClose={close} />
      <ConfirmModal
        opened={open === "remove"}
        title={say(texts.removeTitle)}
        words={say(texts.removeWords)}
        yes={say(texts.remove)}
        onNo={close}
        onYes={async () => {
          await removeTrace(trace.id);
          navigate("/");
        }}
      />
    </>
  );
}

/** The whole turn as a file: what every step took and gave. */
function download(trace: Trace): void {
  const content = new Blob([JSON.stringify(trace, null, 2)], { type: "application/json" });
  offerDownload(content, `${trace.title || "trace"}.json`);
}
