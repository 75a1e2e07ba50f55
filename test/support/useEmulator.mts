import { type Cluster, Emulator, type EmulatorOptions } from "../emulator/index.mjs";

interface Restart {
  /** Replaces the service by one with other options. */
  restart(options: EmulatorOptions): Promise<void>;
}

/** The service of a suite. Each test has another one, with these clusters. */
export function useEmulator(...clusters: Cluster[]): Emulator & Restart {
  let current: Emulator;
  async function restart(options: EmulatorOptions = {}): Promise<void> {
    await current?.stop();
    current = await Emulator.start(options);
    current.addCluster(...structuredClone(clusters));
  }
  beforeEach(() => restart());
  afterEach(() => current.stop());
  return new Proxy<Emulator & Restart>({} as never, {
    get(_target, name) {
      if (name === "restart") return restart;
      const value = Reflect.get(current, name);
      return typeof value === "function" ? value.bind(current) : value;
    },
    set: (_target, name, value) => Reflect.set(current, name, value),
  });
}
