import { MantineProvider, mergeThemeOverrides } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { useLanguage } from "../language/use-language.ts";
import { cssVariables, theme } from "../theme.ts";

const texts = {
  close: { ko: "닫기", en: "Close" },
  password: { ko: "넣은 글자 보이기", en: "Show what was entered" },
};

/** The theme, with the words that the library's own parts need. */
export function Themed({ children }: { children: ReactNode }) {
  const { say } = useLanguage();
  const [close, password] = [say(texts.close), say(texts.password)];
  const themed = useMemo(() => {
    const defaultProps = { closeButtonProps: { "aria-label": close } };
    const PasswordInput = { defaultProps: { visibilityToggleButtonProps: { "aria-label": password } } };
    return mergeThemeOverrides(theme, {
      components: { Modal: { defaultProps }, Drawer: { defaultProps }, PasswordInput },
    });
  }, [close, password]);
  return (
    <MantineProvider theme={themed} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
