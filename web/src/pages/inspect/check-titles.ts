import { useAlgorithms } from "../../api/inspect.ts";
import { useLanguage } from "../../language/use-language.ts";

/** What people call each check. */
export function useCheckTitles(): (name: string) => string {
  const { say } = useLanguage();
  const algorithms = useAlgorithms().data?.algorithms ?? [];
  return (name) => {
    const known = algorithms.find((algorithm) => algorithm.name === name);
    return known === undefined ? name : say(known.title);
  };
}
