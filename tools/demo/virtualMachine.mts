/** A virtual machine as the service returns it. */
export const virtualMachine = {
  apiVersion: "kubevirt.io/v1",
  kind: "VirtualMachine",
  metadata: { name: "web-0", namespace: "default", creationTimestamp: "2026-05-04T03:02:01Z" },
  spec: {
    running: true,
    dataVolumeTemplates: [
      dataVolume("web-0-root", "1536Mi", { http: { url: "https://images.example.com/ubuntu-24.04.img" } }),
      dataVolume("web-0-data", "2.5Gi", { blank: {} }),
    ],
    template: {
      metadata: { labels: { app: "web" } },
      spec: {
        domain: {
          memory: { guest: "2048Mi" },
          devices: {
            disks: ["root", "data", "init"].map((name) => ({ name, disk: { bus: "virtio" } })),
            interfaces: [{ name: "default", masquerade: {} }],
          },
        },
        networks: [{ name: "default", pod: {} }],
        volumes: [
          { name: "root", dataVolume: { name: "web-0-root" } },
          { name: "data", dataVolume: { name: "web-0-data" } },
          { name: "init", cloudInitNoCloud: { userData: "#cloud-config\npassword: not-to-be-shown\n" } },
        ],
      },
    },
  },
  status: { created: true, ready: true, printableStatus: "Running" },
};

function dataVolume(name: string, storage: string, source: object) {
  return { metadata: { name }, spec: { source, storage: { resources: { requests: { storage } } } } };
}
