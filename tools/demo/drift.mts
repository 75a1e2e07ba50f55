/** `npm run emulator -- --drift UID=…`: changes clusters of a running emulator, as somebody in the console would. */
import { PROJECTS } from "./service.mjs";

type Config = Record<string, unknown> & { clusterEndpoint?: { config?: { ingressConfig?: object } } };

/**
 * Changes the host cluster configuration of clusters, and prints what it is now.
 *
 * @param changes - `UID=off` and `UID=on` for `isHostCluster`, `UID=9443` for the port of the Ingress.
 */
export async function drift(port: number, apiKey: string, changes: readonly string[]): Promise<void> {
  for (const change of changes) {
    const [, uid, what = ""] = /^([^=]+)=(off|on|\d{1,5})$/.exec(change) ?? [];
    if (uid === undefined) throw new Error(`--drift is UID=off, UID=on or UID=PORT, not "${change}"`);
    const address = `http://127.0.0.1:${port}/v1/spectroclusters/${encodeURIComponent(uid)}`;
    const isHostCluster = what === "on";
    await changeConfig(address, uid, apiKey, (config) => {
      if (what === "off" || what === "on") return { ...config, isHostCluster };
      const { ingressConfig, ...others } = config.clusterEndpoint?.config ?? {};
      const endpointConfig = { ...others, ingressConfig: { ...ingressConfig, port: Number(what) } };
      return { ...config, clusterEndpoint: { type: "Ingress", ...config.clusterEndpoint, config: endpointConfig } };
    });
    const isPort = what !== "off" && what !== "on";
    console.log(
      `${uid}: ${isPort ? `the port of the Ingress is now ${what}` : `isHostCluster is now ${isHostCluster}`}`,
    );
  }
}

async function changeConfig(address: string, uid: string, apiKey: string, change: (config: Config) => Config) {
  // A cluster of a project is found only in it.
  for (const project of [undefined, ...PROJECTS]) {
    const headers = { ApiKey: apiKey, "content-type": "application/json", ...(project && { ProjectUid: project.uid }) };
    const found = await fetch(address, { headers });
    if (found.status === 404) continue;
    // Absent values are null in a response, and absent in a request.
    const cluster = JSON.parse(await found.text(), (_name, value) => value ?? undefined);
    const body = JSON.stringify({ hostClusterConfig: change(cluster.spec?.clusterConfig?.hostClusterConfig ?? {}) });
    const changed = await fetch(`${address}/clusterConfig/hostCluster`, { method: "PATCH", headers, body });
    if (!changed.ok) throw new Error(`the change was rejected: ${await changed.text()}`);
    return;
  }
  throw new Error(`there is no cluster ${uid}`);
}
