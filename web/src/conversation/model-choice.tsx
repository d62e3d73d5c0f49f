import { Button, Menu } from "@mantine/core";
import { IconCheck, IconCpu } from "@tabler/icons-react";
import { Link } from "wouter";
import { useModelNames } from "../api/models.ts";
import { useLanguage } from "../language/use-language.ts";

const texts = {
  who: { ko: "이 대화에 누가 답할까요?", en: "Who answers in this conversation?" },
  settings: { ko: "기본 모델", en: "Default model" },
  rules: { ko: "규칙만", en: "Rules only" },
  connect: { ko: "모델 연결하기", en: "Connect a model" },
};

interface Props {
  /** A model's written name, or `rules`; null where the settings decide. */
  readonly value: string | null;
  readonly onChoose: (model: string | null) => void;
}

/** The model of this conversation, kept with it on the server. */
export function ModelChoice({ value, onChoose }: Props) {
  const { say } = useLanguage();
  const usable = useModelNames();
  const names = [...new Set([...usable, ...(value === null || value === "rules" ? [] : [value])])];
  const titleOf = (model: string | null) =>
    model === null ? say(texts.settings) : model === "rules" ? say(texts.rules) : model.slice(model.indexOf(":") + 1);
  const options = [null, "rules", ...names];
  return (
    <Menu position="top-start" withinPortal shadow="md">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconCpu size={16} stroke={1.6} />}
          aria-label={`${say(texts.who)} ${titleOf(value)}`}
        >
          {titleOf(value)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{say(texts.who)}</Menu.Label>
        {options.map((model) => (
          <Menu.Item
            key={model ?? ""}
            leftSection={<IconCheck size={16} opacity={model === value ? 1 : 0} />}
            onClick={() => onChoose(model)}
          >
            {titleOf(model)}
          </Menu.Item>
        ))}
        {names.length > 0 ? null : (
          <>
            <Menu.Divider />
            <Menu.Item component={Link} href="~/settings">
              {say(texts.connect)}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
