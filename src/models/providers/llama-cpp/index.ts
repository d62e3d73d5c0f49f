import { existsSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { JihwiError, type Localized } from "#protocol";
import type { Provider, ReadVariable } from "../../provider.ts";
import { findPackage, loadBinding } from "./binding.ts";

const installed: Localized = {
  ko: "npm install node-llama-cpp 를 실행한 뒤 다시 하세요.",
  en: "Run npm install node-llama-cpp, then try again.",
};

/** A GGUF file run in this process: `llama-cpp:/models/name.gguf`. */
export const llamaCpp: Provider = {
  name: "llama-cpp",
  title: "llama.cpp",
  variables: [
    { name: "LLAMA_CPP_GPU", secret: false },
    { name: "LLAMA_CPP_THREADS", secret: false },
    { name: "LLAMA_CPP_CONTEXT", secret: false },
  ],
  remedy: installed,
  isConfigured: () => findPackage() !== null,
  isLocal: () => true,
  isFree: () => true,
  capabilities: (_modelName, read) => ({ structured: "native", tools: true, sees: false, window: contextOf(read) }),
  create: async (modelName, read) => {
    const modelPath = isAbsolute(modelName) ? modelName : resolve(modelName);
    if (!existsSync(modelPath)) throw noSuchFile(modelPath);
    const options = {
      modelPath,
      gpu: gpuChoice(read("LLAMA_CPP_GPU") ?? "auto"),
      threads: wholeNumber("LLAMA_CPP_THREADS", read),
      contextSize: contextOf(read),
    };
    const path = findPackage();
    if (path === null) throw new Error("a model is created only after isConfigured");
    const [{ createEngine }, { createLlamaCppModel }] = await Promise.all([
      import("./engine.ts"),
      import("./model.ts"),
    ]);
    return createLlamaCppModel(modelName, await createEngine(await loadBinding(path), options));
  },
};

function gpuChoice(written: string): "auto" | false {
  if (written === "auto") return "auto";
  if (written === "off") return false;
  throw new JihwiError("bad-config", {
    message: {
      ko: `LLAMA_CPP_GPU의 값 "${written}"을(를) 모릅니다.`,
      en: `LLAMA_CPP_GPU is "${written}", which is unknown.`,
    },
    hint: { ko: "auto나 off로 적거나 지우세요.", en: "Set it to auto or off, or remove it." },
  });
}

const contextOf = (read: ReadVariable) => wholeNumber("LLAMA_CPP_CONTEXT", read) ?? 8192;

function wholeNumber(name: string, read: ReadVariable): number | null {
  const written = read(name);
  if (written === null) return null;
  if (/^[1-9]\d{0,6}$/.test(written)) return Number(written);
  throw new JihwiError("bad-config", {
    message: {
      ko: `${name}의 값 "${written}"은(는) 자연수가 아닙니다.`,
      en: `${name} is "${written}", not a whole number.`,
    },
    hint: { ko: `${name}에 1 이상의 정수를 적거나 지우세요.`, en: `Set ${name} to a whole number, or remove it.` },
  });
}

function noSuchFile(path: string): JihwiError {
  return new JihwiError("bad-config", {
    message: { ko: `${path} 모델 파일이 없습니다.`, en: `There is no model file ${path}.` },
    hint: {
      ko: "llama-cpp: 뒤에 GGUF 파일의 경로를 적으세요.",
      en: "Write the path of a GGUF file after llama-cpp:",
    },
  });
}
