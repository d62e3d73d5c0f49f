import { useMutation } from "@tanstack/react-query";

/** Something that a person sets off and the server may refuse. Its failure stays until the next try. */
export interface Action<Given> {
  run(given: Given): void;
  /** Tries again what failed. */
  again(): void;
  readonly busy: boolean;
  readonly error: Error | null;
}

/** Every change that a page makes goes through here, so that none fails unseen: show `action` with `ActionError`. */
export function useAction<Given = void>(
  work: (given: Given) => Promise<unknown>,
  { onDone }: { readonly onDone?: (given: Given) => void } = {},
): Action<Given> {
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: work,
    onSuccess: (_, given) => onDone?.(given),
  });
  return {
    run: (given) => mutate(given),
    again: () => mutate(variables as Given),
    busy: isPending,
    error,
  };
}
