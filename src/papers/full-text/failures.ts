import { type ErrorCode, JihwiError, type Localized } from "#protocol";

const byHand: Localized = {
  ko: "논문의 주소를 열어 파일을 받은 다음, 본문 붙이기로 붙일 수 있습니다.",
  en: "Open the paper's page, save the file and attach it by hand.",
};

const refused = (code: ErrorCode, ko: string, en: string) =>
  new JihwiError(code, { message: { ko, en }, hint: byHand });

/** Why a host gave no PDF, each told so that a person knows what to do. */
export const fetchFailures = {
  robotsRefuse: (host: string) =>
    refused(
      "address-refused",
      `${host}은(는) 프로그램이 이 파일을 가져가지 않기를 바랍니다(robots.txt).`,
      `${host} does not want programs to fetch this file (robots.txt).`,
    ),
  robotsUnknown: (host: string) =>
    refused(
      "tool-failed",
      `${host}의 robots.txt를 읽지 못해 아무것도 가져오지 않았습니다.`,
      `The robots.txt of ${host} could not be read, so nothing was fetched.`,
    ),
  noPdf: (host: string) =>
    refused("document-unsupported", `${host}이(가) 준 것은 PDF가 아닙니다.`, `What ${host} gave is no PDF.`),
  notGiven: (host: string, status: number) =>
    status === 429 || status === 503
      ? refused("tool-failed", `${host}이(가) 기다려 달라고 합니다 (${status}).`, `${host} asks to wait (${status}).`)
      : refused("tool-failed", `${host}이(가) 파일을 주지 않습니다 (${status}).`, `${host} gives no file (${status}).`),
  plainHttp: (from: string, to: string) =>
    refused(
      "address-refused",
      `${from}이(가) 암호화되지 않은 주소(${to})로 넘겨 따라가지 않았습니다.`,
      `${from} points to an address without encryption (${to}), which was not followed.`,
    ),
  tooManyRedirects: (host: string) =>
    refused("tool-failed", `${host}이(가) 다른 주소로 끝없이 넘깁니다.`, `${host} points to ever further addresses.`),
  noOpenCopy: () =>
    refused(
      "not-found",
      "누구나 읽을 수 있는 PDF를 알려 준 곳이 없습니다.",
      "No source tells of a PDF that anybody may read.",
    ),
};
