import assert from "node:assert/strict";
import { test } from "node:test";
import { JihwiError } from "#protocol";
import { checkSettingNames } from "./check-setting-names.ts";

test("a setting that is almost one of ours is refused, with the one that was meant", () => {
  const slips = {
    JIHWI_MODLE: "JIHWI_MODEL",
    JIHWI_TOKNE: "JIHWI_TOKEN",
    JIHWI_LAN: "JIHWI_LANG",
    JIHWI_DATADIR: "JIHWI_DATA_DIR",
    JIHWI_PAPERS_SOURCE: "JIHWI_PAPER_SOURCES",
    JIHWI_MODLE_JUDGE: "JIHWI_MODEL_JUDGE",
    JIHWI_PORT: "PORT",
  };
  for (const [name, meant] of Object.entries(slips))
    assert.throws(
      () => checkSettingNames({ [name]: "x" }, {}),
      (error) =>
        error instanceof JihwiError &&
        error.says.en.includes(name) &&
        error.hint?.en === `Did you mean ${meant}?` &&
        error.hint.ko.endsWith(` ${meant}`),
      name,
    );
});

test("names of people's own are theirs, and settings of ours are taken", () => {
  for (const name of ["JIHWI_HOOK_SECRET", "JIHWI_SERVICE_HOST", "JIHWI_NAME", "MY_KEY", "DATABASE_URL"])
    checkSettingNames({ [name]: "x" }, {});
  for (const name of ["JIHWI_MODEL", "JIHWI_MODEL_JUDGE", "JIHWI_TOKEN", "JIHWI_CONFIG"])
    checkSettingNames({ [name]: "x" }, {});
});

test("what the environment says as well is no slip of the program", () => {
  const environment = { JIHWI_PORT: "tcp://10.0.0.1:4747", JIHWI_MODLE: "a" };
  checkSettingNames({ ...environment }, environment);
  assert.throws(() => checkSettingNames({ ...environment, JIHWI_MODLE: "b" }, environment), { code: "bad-config" });
});
