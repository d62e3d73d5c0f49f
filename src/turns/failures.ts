import { JihwiError, type Localized, longestMessage } from "#protocol";

/** The ways in which a turn does not start or does not go on, each with its remedy. */
export const turnFailures = {
  unknownAgent: (name: string, known: readonly string[]) =>
    new JihwiError("not-found", {
      message: { ko: `${name} 에이전트가 없습니다.`, en: `There is no agent ${name}.` },
      hint: { ko: `있는 에이전트: ${known.join(", ")}`, en: `The agents are ${known.join(", ")}.` },
    }),
  emptyMessage: () =>
    new JihwiError("bad-input", {
      message: { ko: "빈 메시지에는 답할 수 없습니다.", en: "An empty message cannot be answered." },
      hint: { ko: "질문을 적어 보내 주세요.", en: "Write a question and send it again." },
    }),
  longMessage: () =>
    new JihwiError("too-large", {
      message: {
        ko: `메시지가 너무 깁니다. ${longestMessage.toLocaleString("ko")}자까지 보낼 수 있습니다.`,
        en: `The message is too long: ${longestMessage.toLocaleString("en")} characters are the most.`,
      },
      hint: { ko: "긴 글은 문서로 올려 주세요.", en: "Bring long texts as documents." },
    }),
  wrongOptions: (why: Localized) =>
    new JihwiError("bad-input", {
      message: { ko: `옵션이 잘못되었습니다: ${why.ko}`, en: `The options are wrong: ${why.en}` },
    }),
  otherAgent: (theirs: string, ours: string) =>
    new JihwiError("conflict", {
      message: {
        ko: `이 대화는 ${theirs} 에이전트의 것입니다.`,
        en: `This session belongs to the agent ${theirs}, not ${ours}.`,
      },
      hint: { ko: "새 대화를 시작해 주세요.", en: "Start a new session." },
    }),
  noQuestion: () =>
    new JihwiError("bad-input", {
      message: { ko: "이 기록은 질문에 답한 것이 아닙니다.", en: "This trace does not answer a question." },
      hint: { ko: "대화의 답만 다시 실행할 수 있습니다.", en: "Only answers of conversations can be run again." },
    }),
  stillAnswering: (cause?: unknown) =>
    new JihwiError("conflict", {
      message: { ko: "앞선 질문에 아직 답하고 있습니다.", en: "The last question is still being answered." },
      hint: { ko: "답이 끝나기를 기다리거나 멈춘 뒤에 보내 주세요.", en: "Wait for the answer, or stop it first." },
      cause,
    }),
  tooManyTurns: (maxTurns: number) =>
    new JihwiError("too-many-turns", {
      message: {
        ko: "지금은 답하고 있는 질문이 너무 많습니다.",
        en: "Too many questions are being answered at the moment.",
      },
      hint: {
        ko: `잠시 뒤에 다시 보내 주세요. 한꺼번에 답하는 수(지금 ${maxTurns})는 JIHWI_MAX_TURNS로 정합니다.`,
        en: `Send it again in a moment. JIHWI_MAX_TURNS (now ${maxTurns}) sets how many are answered at once.`,
      },
      retryable: true,
      retryAfterMs: 3000,
    }),
  /** What is finished stays in the journal; whoever holds the turn next goes on from there. */
  interrupted: () =>
    new JihwiError("turn-interrupted", {
      message: { ko: "서버가 내려가 잠시 멈췄습니다.", en: "The server went down in the middle of this turn." },
    }),
  lostLease: () =>
    new JihwiError("turn-interrupted", {
      message: { ko: "다른 프로세스가 이 답을 이어받았습니다.", en: "Another process has taken this turn over." },
    }),
  tookTooLong: (agent: string, seconds: number) =>
    new JihwiError("timeout", {
      message: {
        ko: `${agent} 에이전트가 ${seconds}초가 지나도 끝나지 않아 그만두었습니다.`,
        en: `The agent ${agent} had not come to its end after ${seconds} s and was given up.`,
      },
      hint: {
        ko: "JIHWI_TURN_TIMEOUT_MS 값을 올려 주세요. 직접 만든 에이전트라면 turn.signal을 따르게 하세요.",
        en: "Raise JIHWI_TURN_TIMEOUT_MS; let an agent of your own heed turn.signal.",
      },
    }),
  sessionRemoved: () =>
    new JihwiError("turn-interrupted", {
      message: { ko: "대화가 지워졌습니다.", en: "The session was removed." },
    }),
  crashedRepeatedly: () =>
    new JihwiError("internal", {
      message: {
        ko: "이 질문에 답하던 프로세스가 거듭 죽어 그만두었습니다.",
        en: "The process that answered this question died again and again, so it was given up.",
      },
      hint: { ko: "서버 기록을 보고 다시 물어 주세요.", en: "Look into the server's log, then ask again." },
    }),
} as const;
