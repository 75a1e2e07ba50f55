import { UNKNOWN } from "../engine/protocol.js";
import type { ManagedCluster } from "../hostClusters/cluster.js";
import { isBlank } from "../json/text.js";
import { grouped, MAX_UIDS, shortened } from "../messages/lists.js";
import { adviceForUid, isPaletteUid, projectLabel, type UidKind } from "../messages/paletteUid.js";
import { redact } from "../messages/redact.js";
import type { Call } from "../run/call.js";
import { INPUT_FORMATS } from "../validation/inputFormats.js";
import { type Format, follows } from "../validation/rule.js";

/**
 * Warns about UIDs of clusters and projects that Palette probably does not have: a preview sends nothing, so only the update would
 * notice them. It is no finding, because a service with other UIDs works.
 *
 * @param clusters - With the projects in effect.
 */
export function warnAboutUids(clusters: readonly ManagedCluster[], { run, owner, hasSecrets, warn }: Call): void {
  const { settings } = run;
  const { projectUid: configured, apiKey } = settings;
  const projects = new Set(clusters.map(({ projectUid }) => projectUid));
  warnAbout("The provider configuration", [["project", projects.delete(configured) ? configured : undefined]]);
  // Which of the arguments are secret is not known.
  if (hasSecrets) return;
  const ofClusters = clusters.map(({ clusterUid }) => ["cluster", clusterUid] as const);
  warnAbout(owner ?? "A resource", [...ofClusters, ...[...projects].map((uid) => ["project", uid] as const)]);

  function warnAbout(subject: string, uids: (readonly [kind: UidKind, uid: string | undefined])[]): void {
    const unlikely = uids.flatMap(([kind, uid = UNKNOWN]) =>
      uid === UNKNOWN || isPaletteUid(uid) || hasError(kind, uid) ? [] : { kind, uid },
    );
    if (unlikely.length === 0) return;
    const count = unlikely.length === 1 ? "1 UID is" : `${grouped(unlikely.length)} UIDs are`;
    const title = `${subject}: ${count} not like those of Palette, which have 24 lower-case hexadecimal digits [palette-uid]`;
    const lines = shortened(
      unlikely,
      ({ kind, uid }) => {
        const label = kind === "project" ? projectLabel(uid, settings) : `cluster ${run.formatCluster(uid)}`;
        return `${label}: ${adviceForUid(kind, uid, uid === configured)}`;
      },
      MAX_UIDS,
    );
    run.logOnce(redact([title, ...lines].join("\n- "), apiKey), warn);
  }
}

/** Whether the validation of the arguments reports a UID. */
function hasError(kind: UidKind, uid: unknown): boolean {
  return typeof uid !== "string" || isBlank(uid) || !follows(INPUT_FORMATS[`${kind}-uid`] as Format, uid);
}
