import { chatToolNames } from "#agents/chat";
import { researchToolNames } from "#agents/research";
import type { AnyTool } from "#kernel";
import { JihwiError } from "#protocol";

const namePattern = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/** Tools from programs and configuration, checked once: each has a name that models can call and nobody else has. */
export function checkAddedTools(tools: readonly AnyTool[]): readonly AnyTool[] {
  const taken = new Set([...chatToolNames, ...researchToolNames]);
  for (const { name } of tools) {
    if (!namePattern.test(name)) throw badName(name);
    if (taken.has(name)) throw nameTaken(name);
    taken.add(name);
  }
  return tools;
}

function badName(name: string): JihwiError {
  return new JihwiError("bad-config", {
    message: { ko: `도구 이름 '${name}'은(는) 쓸 수 없습니다.`, en: `'${name}' cannot be the name of a tool.` },
    hint: {
      ko: "영문자로 시작해 영문자, 숫자, 밑줄, 하이픈만 64자까지 씁니다.",
      en: "It begins with a letter and holds letters, digits, underscores and hyphens, 64 at most.",
    },
  });
}

function nameTaken(name: string): JihwiError {
  return new JihwiError("bad-config", {
    message: { ko: `${name} 도구가 이미 있습니다.`, en: `There is already a tool ${name}.` },
    hint: { ko: "다른 이름을 정해 주세요.", en: "Choose another name." },
  });
}
