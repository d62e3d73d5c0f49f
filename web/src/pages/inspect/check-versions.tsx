import { Button, Menu } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import type { SavedCheck } from "#protocol";
import { useCheckVersions } from "../../api/saved-checks.ts";
import { formatMoment } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";

const texts = {
  versions: { ko: "지난 판", en: "Versions" },
  version: (number: number, when: string) => ({ ko: `${number}판 · ${when}`, en: `Version ${number} · ${when}` }),
};

/** Earlier versions of a check; choosing one puts it back into the form, to be saved as the newest. */
export function CheckVersions({ id, onChoose }: { id: string; onChoose: (version: SavedCheck) => void }) {
  const { say, language } = useLanguage();
  const versions = useCheckVersions(id);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button size="sm" variant="default" leftSection={<IconHistory size={15} />}>
          {say(texts.versions)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {versions.data?.map((version) => (
          <Menu.Item key={version.version} onClick={() => onChoose(version)}>
            {say(texts.version(version.version, formatMoment(version.createdAt, language)))}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
