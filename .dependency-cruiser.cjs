/** The rooms of ARCHITECTURE.md: imports point to rooms further down, and nothing imports in a circle. */
const ROOMS = [
  "examples",
  "cli",
  "sdk",
  "provider/(dynamic|plugin)",
  "provider/engineLog",
  "provider/resources",
  "provider/functions",
  "provider/hostClusters",
  "provider/run",
  "provider/api",
  "provider/validation",
  "provider/machine",
  "provider/configuration",
  "provider/errors",
  "provider/engine",
  "provider/messages",
  "provider/ipAddress",
  "provider/json",
  "provider/model",
  "provider/supportedNode",
  "provider/installedPackage",
];

const pathOf = (room) => `^${room}[/.]`;

module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: { path: "^(cli|sdk|provider)/" }, to: { circular: true } },
    {
      name: "every-file-in-a-room",
      comment: "A new room needs a line in ROOMS, above all rooms that it imports.",
      severity: "error",
      from: { path: "^provider/", pathNot: ROOMS.map(pathOf) },
      to: {},
    },
    ...ROOMS.slice(1).map((room, index) => ({
      name: `${room}-imports-downward`,
      severity: "error",
      from: { path: pathOf(room) },
      to: { path: ROOMS.slice(0, index + 1).map(pathOf) },
    })),
    {
      name: "adapters-are-separate",
      severity: "error",
      from: { path: "^provider/(dynamic|plugin)/" },
      to: { path: "^provider/(dynamic|plugin)/", pathNot: "^provider/$1/" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
  },
};
