import process from "node:process";

/** Whether more of everything is tried: `npm run test:all` does, or `JIHWI_TEST_ALL=1` for one file. */
export const triesAll = process.env.JIHWI_TEST_ALL === "1";

/** The `skip` of a test that proves again, in another form or size, what others prove in each run. */
export const skipsUnlessAll = triesAll ? false : "npm run test:all tries it";
