/** Muted colours, apart in hue and alike in weight, readable on light and dark. */
const colours = [
  "#3f8f80",
  "#b0713a",
  "#5b7fb5",
  "#a05a86",
  "#7f8b3a",
  "#8566b0",
  "#b05454",
  "#4a95a8",
  "#8a7a5c",
  "#5f9450",
];

export const clusterColour = (index: number): string => colours[index % colours.length] ?? "#888";
