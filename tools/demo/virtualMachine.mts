/** A virtual machine as the service returns it. */
export const virtualMachine = {
  apiVersion: "kubevirt.io/v1",
  kind: "VirtualMachine",
  metadata: { name: "web-0", namespace: "default", creationTimestamp: "2026-05-04T03:02:01Z" },
  spec: {
    running: true,
    dataVolumeTemplates: [
      {
        metadata: { name: "web-0-root" },
        spec: {
          source: { http: { url: "https://images.example.com/ubuntu-24.04.img" } },
          storage: { resources: { requests: { storage: "1536Mi" } } },
        },
      },
      {
        metadata: { name: "web-0-data" },
        spec: { source: { blank: {} }, storage: { resources: { requests: { storage: "2.5Gi" } } } },
      },
    ],
    template: {
      metadata: { labels: { app: "web" } },
      spec: {
        domain: {
          memory: { guest: "2048Mi" },
          devices: {
            disks: [
              { name: "root", disk: { bus: "virtio" } },
              { name: "data", disk: { bus: "virtio" } },
              { name: "init", disk: { bus: "virtio" } },
            ],
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
