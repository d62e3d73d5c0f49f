import { MantineProvider, mergeThemeOverrides } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { useLanguage } from "../language/use-language.ts";
import { cssVariables, theme } from "../theme.ts";

const texts = { close: { ko: "닫기", en: "Close" } };

/** The theme, with the words that the library's own parts need. */
export function Themed({ children }: { children: ReactNode }) {
  const { say } = useLanguage();
  const close = say(texts.close);
  const themed = useMemo(() => {
    const defaultProps = { closeButtonProps: { "aria-label": close } };
    return mergeThemeOverrides(theme, { components: { Modal: { defaultProps }, Drawer: { defaultProps } } });
  }, [close]);
  return (
    <MantineProvider theme={themed} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
