import { UNKNOWN } from "../engine/unknown.js";
import type { Cluster } from "../hostClusters/cluster.js";
import { grouped, shortened } from "../messages/lists.js";
import { adviceForUid, isPaletteUid, type UidKind } from "../messages/paletteUid.js";
import { redact } from "../messages/redact.js";
import { show } from "../messages/values.js";
import type { Call } from "../run/call.js";

const MAX_SHOWN = 10;

/**
 * Warns about UIDs of clusters and projects that Palette probably does not have: a preview sends nothing, so only the update would
 * notice them. It is no finding, because a service with other UIDs works.
 *
 * @param clusters - With the projects in effect.
 * @param owner - The resource, for the message.
 */
export function warnAboutUids(
  clusters: readonly Cluster[],
  owner = "A resource",
  { run, hasSecrets, warn }: Call,
): void {
  const { projectUid: configured, apiKey } = run.settings;
  const projects = new Set(clusters.map(({ projectUid }) => projectUid));
  warnAbout("The provider configuration", [], projects.delete(configured) ? [configured] : []);
  const uids = clusters.map(({ clusterUid }) => clusterUid);
  // Which of the arguments are secret is not known.
  if (!hasSecrets) warnAbout(owner, uids, [...projects]);

  function warnAbout(subject: string, clusterUids: string[], projectUids: (string | undefined)[]): void {
    const [ofClusters, ofProjects] = [clusterUids, projectUids].map((each) => each.filter(isUnlikely));
    const unlikely = [...asKind("cluster", ofClusters), ...asKind("project", ofProjects)];
    if (unlikely.length === 0) return;
    const count = unlikely.length === 1 ? "1 UID is" : `${grouped(unlikely.length)} UIDs are`;
    const title = `${subject}: ${count} not like those of Palette, which have 24 lower-case hexadecimal digits [palette-uid]`;
    const lines = shortened(
      unlikely,
      ({ kind, uid }) => `${kind} ${show(uid)}: ${adviceForUid(kind, uid, uid === configured)}`,
      MAX_SHOWN,
    );
    run.logOnce(redact([title, ...lines].join("\n- "), apiKey), warn);
  }
}

function isUnlikely(uid: string | undefined): uid is string {
  return uid !== undefined && uid !== UNKNOWN && !isPaletteUid(uid);
}

function asKind(kind: UidKind, uids: string[] = []) {
  return uids.map((uid) => ({ kind, uid }));
}
