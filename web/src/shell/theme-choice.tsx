import { SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { z } from "zod";
import { useLanguage } from "../language/use-language.ts";

const schemeSchema = z.enum(["light", "dark", "auto"]);

const texts = {
  theme: { ko: "화면", en: "Theme" },
  light: { ko: "밝게", en: "Light" },
  dark: { ko: "어둡게", en: "Dark" },
  auto: { ko: "자동", en: "Auto" },
};

export function ThemeChoice() {
  const { say } = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label={say(texts.theme)}
      value={colorScheme}
      onChange={(value) => setColorScheme(schemeSchema.parse(value))}
      data={schemeSchema.options.map((value) => ({ value, label: say(texts[value]) }))}
    />
  );
}
