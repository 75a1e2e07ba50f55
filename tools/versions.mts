/** The versions that the tests use, in the table of docs/guides/getting-started.md. Raise them by hand. */

/** The oldest Node.js and SDK that package.json allows, and the newest ones. */
export const OLDEST = { node: "20.19.0", sdk: "3.217.0" };
export const NEWEST = { node: "26.12.1", sdk: "3.276.0" };

/** The Pulumi CLI to download or build if there is none. */
export const PULUMI = "3.274.1";
