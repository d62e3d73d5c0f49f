import { existsSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import type { JihwiError, Localized } from "#protocol";
import { modelFailure } from "../../failure.ts";
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
  throw modelFailure("unknown-gpu", { written });
}

const contextOf = (read: ReadVariable) => wholeNumber("LLAMA_CPP_CONTEXT", read) ?? 8192;

function wholeNumber(name: string, read: ReadVariable): number | null {
  const written = read(name);
  if (written === null) return null;
  if (/^[1-9]\d{0,6}$/.test(written)) return Number(written);
  throw modelFailure("no-whole-number", { name, written });
}

function noSuchFile(path: string): JihwiError {
  return modelFailure("no-such-file", { path });
}
