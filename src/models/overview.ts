import type { ModelsOverview } from "#protocol";
import type { Choices } from "./choices.ts";
import type { ModelSpec } from "./model-spec.ts";
import { providers } from "./providers/index.ts";
import type { ResolvedModel } from "./resolved-model.ts";
import { roleNames, roles } from "./roles.ts";
import type { Variables } from "./variables.ts";

/** What `jihwi models` and the settings page show. Addresses are told, keys stay where they are. */
export function describeModels(
  choices: Choices,
  { read, originOf, isWithheld }: Variables,
  resolve: (spec: ModelSpec) => Pick<ResolvedModel, "price" | "local" | "capabilities">,
): ModelsOverview {
  return {
    providers: providers.map((provider) => ({
      name: provider.name,
      title: provider.title,
      configured: provider.isConfigured(read),
      remedy: provider.remedy,
      variables: provider.variables.map(({ name, secret }) => ({
        name,
        secret,
        from: originOf(name),
        withheld: isWithheld(name),
        value: secret ? null : shownAddress(read(name)),
      })),
    })),
    roles: roleNames.map((role) => {
      const { spec, from, setBy } = choices(role);
      const facts = spec === null ? null : resolve(spec);
      return {
        role,
        title: roles[role],
        model: spec?.id ?? "rules",
        from,
        setBy,
        ready: spec === null || spec.provider.isConfigured(read),
        price: facts?.price ?? null,
        local: facts?.local ?? true,
        abilities: role === "embed" ? null : (facts?.capabilities ?? null),
      };
    }),
  };
}

/** An address for the page. One that holds a name and a password is no address to show. */
function shownAddress(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const url = URL.parse(value);
  return url === null || url.username !== "" || url.password !== "" ? null : value;
}
