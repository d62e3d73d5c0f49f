import type { DocumentFormat } from "../format.ts";

export const picture: DocumentFormat = {
  name: "picture",
  title: { ko: "그림(JPEG, PNG, WebP)", en: "pictures (JPEG, PNG, WebP)" },
  extensions: ["jpg", "jpeg", "png", "webp"],
  isBinary: true,
  isPicture: true,
  recognise: ({ head }) =>
    ["\xff\xd8\xff", "\x89PNG\r\n"].some((sign) => head.startsWith(sign)) ||
    (head.startsWith("RIFF") && head.startsWith("WEBP", 8)),
  load: async () => (await import("./parse.ts")).parsePicture,
  loadDrawing: async () => (await import("./draw.ts")).drawPicture,
};
