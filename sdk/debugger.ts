interface DebuggerHooks {
  getSessionAsync(): Promise<{ post(method: string): void }>;
}

/** Internal to the SDK, and without types. */
const HOOKS: string = "@pulumi/pulumi/runtime/closure/v8Hooks.js";

/**
 * On Node.js 20, disables the debugger that the SDK enables in every program. While it is enabled, V8 searches all waiting
 * outputs for a handler before it rejects one, which takes exponential time and memory in this release.
 */
export async function disableDebugger(): Promise<void> {
  if (!process.versions.node.startsWith("20.")) return;
  try {
    const { getSessionAsync }: DebuggerHooks = await import(HOOKS);
    (await getSessionAsync()).post("Debugger.disable");
  } catch {
    // An SDK or a build of Node.js without a debugger.
  }
}
