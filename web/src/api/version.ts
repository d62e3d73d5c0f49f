import { useQuery } from "@tanstack/react-query";
import { metaApi } from "#protocol";
import { call } from "./call.ts";

export function useVersion() {
  return useQuery({ queryKey: ["version"], queryFn: () => call(metaApi.version, {}) });
}
