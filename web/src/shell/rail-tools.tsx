import { ExecutorBadge } from "./executor-badge.tsx";
import { PreferencesMenu } from "./preferences-menu.tsx";
import { SearchButton } from "./search-button.tsx";

/** What stands beside the pages: search, who answers, language and theme. Loaded after the page itself. */
export function RailTools() {
  return (
    <>
      <SearchButton />
      <ExecutorBadge />
      <PreferencesMenu />
    </>
  );
}
