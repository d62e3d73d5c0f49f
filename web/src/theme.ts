import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";
import type { MouseEvent } from "react";

/** The one accent. Everything else is ink on paper. */
const pine: MantineColorsTuple = [
  "#eef7f5",
  "#dcece8",
  "#b9d9d2",
  "#92c4b9",
  "#6bafa1",
  "#489a8a",
  "#2f8373",
  "#17695d",
  "#10524a",
  "#0a3d37",
];

const night: MantineColorsTuple = [
  "#d6d9dc",
  "#b3b8bd",
  "#8d949b",
  "#6a7178",
  "#3b4046",
  "#2c3035",
  "#212428",
  "#17191c",
  "#121416",
  "#0d0e10",
];

/** A browser does not tell of a file that is chosen once more: one that was changed meanwhile, or did not arrive. */
function forgetChosenFiles({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.value = "";
}

export const theme = createTheme({
  primaryColor: "pine",
  // White on either reads well: 6.3 and 4.6 to 1.
  primaryShade: { light: 7, dark: 6 },
  colors: { pine, dark: night },
  fontFamily:
    '"Pretendard Variable", Pretendard, "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace, "Pretendard Variable"',
  headings: { fontFamily: "inherit", fontWeight: "650" },
  defaultRadius: "md",
  cursorType: "pointer",
  components: {
    Button: { styles: { root: { fontWeight: 550 } } },
    Tooltip: { defaultProps: { openDelay: 350, withArrow: false } },
    ActionIcon: { defaultProps: { variant: "subtle", color: "gray" } },
    FileButton: { defaultProps: { inputProps: { onClick: forgetChosenFiles } } },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.25 } } },
    Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.25 } } },
  },
});

/** Descriptions, hints and placeholders in an ink that reads well on paper. */
const inks = {
  "--mantine-color-dimmed": "var(--ink-soft)",
  "--mantine-color-placeholder": "var(--ink-faint)",
  "--mantine-color-red-light-color": "var(--bad)",
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: inks,
  dark: {
    ...inks,
    // The library's own is hardly to be told from the paper.
    "--mantine-color-pine-light": "#21403a",
    "--mantine-color-pine-light-hover": "#284d46",
  },
});
