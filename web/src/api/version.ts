import { useQuery } from "@tanstack/react-query";
import { versionSchema } from "#protocol";
import { request } from "./request.ts";

export function useVersion() {
  return useQuery({ queryKey: ["version"], queryFn: () => request("/api/version", versionSchema) });
}
