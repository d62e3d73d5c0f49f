import { shippedPackages } from "./shipped-packages.mjs";

/** What the product holds and installs, as CycloneDX 1.6. The same lock file gives the same text. */
export function billOfMaterials(root, { name, version, license }) {
  const components = shippedPackages(root).map((one) => ({
    type: "library",
    "bom-ref": purlOf(one),
    name: one.name,
    version: one.version,
    purl: purlOf(one),
    ...(one.license === "" ? {} : { licenses: [{ expression: expressionOf(one.license) }] }),
    ...(one.integrity === "" ? {} : { hashes: [hashOf(one.integrity)] }),
  }));
  const metadata = {
    component: {
      type: "application",
      "bom-ref": purlOf({ name, version }),
      name,
      version,
      licenses: [{ expression: license }],
    },
  };
  return `${JSON.stringify({ bomFormat: "CycloneDX", specVersion: "1.6", version: 1, metadata, components }, null, 1)}\n`;
}

function purlOf({ name, version }) {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/** In the form of SPDX, which writes OR and AND in capitals. */
function expressionOf(license) {
  return license.replace(/ (or|and) /gi, (word) => word.toUpperCase());
}

function hashOf(integrity) {
  const [algorithm, digest] = integrity.split(" ")[0].split(/-(.*)/s);
  return {
    alg: algorithm.toUpperCase().replace("SHA", "SHA-"),
    content: Buffer.from(digest, "base64").toString("hex"),
  };
}
