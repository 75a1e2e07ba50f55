// Generated from provider/model by `npm run generate`; do not edit.
import type { Structure } from "../structure.js";

export const VIRTUAL_MACHINE_STRUCTURE: Structure = {
  "VirtualMachine": {
    "metadata": {
      "one": "ObjectMeta"
    },
    "spec": {
      "one": "VirtualMachineSpec"
    },
    "status": {
      "one": "VirtualMachineStatus"
    }
  },
  "ObjectMeta": {
    "creationTimestamp": {
      "one": "DateTime"
    },
    "deletionTimestamp": {
      "one": "DateTime"
    },
    "managedFields": {
      "list": "ManagedFieldsEntry"
    },
    "ownerReferences": {
      "list": "OwnerReference"
    }
  },
  "ManagedFieldsEntry": {
    "fieldsV1": {
      "one": "FieldsV1"
    },
    "time": {
      "one": "DateTime"
    }
  },
  "VirtualMachineSpec": {
    "template": {
      "one": "InstanceTemplate"
    },
    "dataVolumeTemplates": {
      "list": "DataVolumeTemplate"
    },
    "instancetype": {
      "one": "InstancetypeMatcher"
    },
    "preference": {
      "one": "PreferenceMatcher"
    }
  },
  "InstanceTemplate": {
    "metadata": {
      "one": "ObjectMeta"
    },
    "spec": {
      "one": "InstanceSpec"
    }
  },
  "InstanceSpec": {
    "accessCredentials": {
      "list": "AccessCredential"
    },
    "affinity": {
      "one": "Affinity"
    },
    "dnsConfig": {
      "one": "DnsConfig"
    },
    "domain": {
      "one": "Domain"
    },
    "livenessProbe": {
      "one": "Probe"
    },
    "readinessProbe": {
      "one": "Probe"
    },
    "networks": {
      "list": "Network"
    },
    "resourceClaims": {
      "list": "OpenObject"
    },
    "tolerations": {
      "list": "Toleration"
    },
    "topologySpreadConstraints": {
      "list": "TopologySpreadConstraint"
    },
    "volumes": {
      "list": "Volume"
    }
  },
  "AccessCredential": {
    "sshPublicKey": {
      "one": "SshPublicKeyAccessCredential"
    },
    "userPassword": {
      "one": "UserPasswordAccessCredential"
    }
  },
  "SshPublicKeyAccessCredential": {
    "propagationMethod": {
      "one": "SshPublicKeyPropagationMethod"
    },
    "source": {
      "one": "AccessCredentialSource"
    }
  },
  "SshPublicKeyPropagationMethod": {
    "configDrive": {
      "one": "OpenObject"
    },
    "emuGuestAgent": {
      "one": "GuestAgentSshPublicKeyPropagation"
    }
  },
  "AccessCredentialSource": {
    "secret": {
      "one": "AccessCredentialSecret"
    }
  },
  "UserPasswordAccessCredential": {
    "propagationMethod": {
      "one": "UserPasswordPropagationMethod"
    },
    "source": {
      "one": "AccessCredentialSource"
    }
  },
  "UserPasswordPropagationMethod": {
    "emuGuestAgent": {
      "one": "OpenObject"
    }
  },
  "Affinity": {
    "nodeAffinity": {
      "one": "NodeAffinity"
    },
    "podAffinity": {
      "one": "PodAffinity"
    },
    "podAntiAffinity": {
      "one": "PodAffinity"
    }
  },
  "NodeAffinity": {
    "preferredDuringSchedulingIgnoredDuringExecution": {
      "list": "PreferredSchedulingTerm"
    },
    "requiredDuringSchedulingIgnoredDuringExecution": {
      "one": "NodeSelector"
    }
  },
  "PreferredSchedulingTerm": {
    "preference": {
      "one": "NodeSelectorTerm"
    }
  },
  "NodeSelectorTerm": {
    "matchExpressions": {
      "list": "NodeSelectorRequirement"
    },
    "matchFields": {
      "list": "NodeSelectorRequirement"
    }
  },
  "NodeSelector": {
    "nodeSelectorTerms": {
      "list": "NodeSelectorTerm"
    }
  },
  "PodAffinity": {
    "preferredDuringSchedulingIgnoredDuringExecution": {
      "list": "WeightedPodAffinityTerm"
    },
    "requiredDuringSchedulingIgnoredDuringExecution": {
      "list": "PodAffinityTerm"
    }
  },
  "WeightedPodAffinityTerm": {
    "podAffinityTerm": {
      "one": "PodAffinityTerm"
    }
  },
  "PodAffinityTerm": {
    "labelSelector": {
      "one": "LabelSelector"
    },
    "namespaceSelector": {
      "one": "LabelSelector"
    }
  },
  "LabelSelector": {
    "matchExpressions": {
      "list": "LabelSelectorRequirement"
    }
  },
  "DnsConfig": {
    "options": {
      "list": "DnsConfigOption"
    }
  },
  "Domain": {
    "chassis": {
      "one": "Chassis"
    },
    "clock": {
      "one": "Clock"
    },
    "cpu": {
      "one": "Cpu"
    },
    "devices": {
      "one": "Devices"
    },
    "features": {
      "one": "DomainFeatures"
    },
    "firmware": {
      "one": "Firmware"
    },
    "ioThreads": {
      "one": "IoThreads"
    },
    "launchSecurity": {
      "one": "LaunchSecurity"
    },
    "machine": {
      "one": "Machine"
    },
    "memory": {
      "one": "Memory"
    },
    "resources": {
      "one": "DomainResources"
    }
  },
  "Clock": {
    "timer": {
      "one": "Timers"
    },
    "utc": {
      "one": "ClockUtc"
    }
  },
  "Timers": {
    "hpet": {
      "one": "HpetTimer"
    },
    "hv": {
      "one": "PresentTimer"
    },
    "kv": {
      "one": "PresentTimer"
    },
    "pit": {
      "one": "PitTimer"
    },
    "rtc": {
      "one": "RtcTimer"
    }
  },
  "Cpu": {
    "features": {
      "list": "CpuFeature"
    },
    "numa": {
      "one": "CpuNuma"
    },
    "realtime": {
      "one": "CpuRealtime"
    }
  },
  "CpuNuma": {
    "guestMappingPassthrough": {
      "one": "OpenObject"
    }
  },
  "Devices": {
    "clientPassthrough": {
      "one": "OpenObject"
    },
    "disks": {
      "list": "Disk"
    },
    "filesystems": {
      "list": "Filesystem"
    },
    "gpus": {
      "list": "Gpu"
    },
    "hostDevices": {
      "list": "HostDevice"
    },
    "downwardMetrics": {
      "one": "OpenObject"
    },
    "inputs": {
      "list": "InputDevice"
    },
    "interfaces": {
      "list": "Interface"
    },
    "rng": {
      "one": "OpenObject"
    },
    "sound": {
      "one": "SoundDevice"
    },
    "tpm": {
      "one": "OpenObject"
    },
    "watchdog": {
      "one": "Watchdog"
    }
  },
  "Disk": {
    "blockSize": {
      "one": "BlockSize"
    },
    "cdrom": {
      "one": "CdromTarget"
    },
    "disk": {
      "one": "DiskTarget"
    },
    "lun": {
      "one": "LunTarget"
    }
  },
  "BlockSize": {
    "custom": {
      "one": "CustomBlockSize"
    },
    "matchVolume": {
      "one": "MatchVolumeBlockSize"
    }
  },
  "Filesystem": {
    "virtiofs": {
      "one": "OpenObject"
    }
  },
  "Gpu": {
    "virtualGPUOptions": {
      "one": "VirtualGpuOptions"
    }
  },
  "VirtualGpuOptions": {
    "display": {
      "one": "VirtualGpuDisplay"
    }
  },
  "VirtualGpuDisplay": {
    "ramFB": {
      "one": "FeatureState"
    }
  },
  "Interface": {
    "bridge": {
      "one": "OpenObject"
    },
    "macvtap": {
      "one": "OpenObject"
    },
    "masquerade": {
      "one": "OpenObject"
    },
    "passt": {
      "one": "OpenObject"
    },
    "slirp": {
      "one": "OpenObject"
    },
    "sriov": {
      "one": "OpenObject"
    },
    "dhcpOptions": {
      "one": "DhcpOptions"
    },
    "macAddress": {
      "one": "MacAddress"
    },
    "ports": {
      "list": "InterfacePort"
    }
  },
  "DhcpOptions": {
    "privateOptions": {
      "list": "PrivateDhcpOption"
    }
  },
  "Watchdog": {
    "i6300esb": {
      "one": "I6300EsbWatchdog"
    }
  },
  "DomainFeatures": {
    "acpi": {
      "one": "FeatureState"
    },
    "apic": {
      "one": "ApicFeature"
    },
    "hv": {
      "one": "HvFeatures"
    },
    "hypervPassthrough": {
      "one": "HvPassthrough"
    },
    "kv": {
      "one": "KvFeatures"
    },
    "pvspinlock": {
      "one": "FeatureState"
    },
    "smm": {
      "one": "FeatureState"
    }
  },
  "HvFeatures": {
    "evmcs": {
      "one": "FeatureState"
    },
    "frequencies": {
      "one": "FeatureState"
    },
    "ipi": {
      "one": "FeatureState"
    },
    "reenlightenment": {
      "one": "FeatureState"
    },
    "relaxed": {
      "one": "FeatureState"
    },
    "reset": {
      "one": "FeatureState"
    },
    "runtime": {
      "one": "FeatureState"
    },
    "spinlocks": {
      "one": "HvSpinlocks"
    },
    "synic": {
      "one": "FeatureState"
    },
    "synictimer": {
      "one": "HvSyntheticTimer"
    },
    "tlbflush": {
      "one": "FeatureState"
    },
    "vapic": {
      "one": "FeatureState"
    },
    "vendorid": {
      "one": "HvVendorId"
    },
    "vpindex": {
      "one": "FeatureState"
    }
  },
  "HvSyntheticTimer": {
    "direct": {
      "one": "FeatureState"
    }
  },
  "Firmware": {
    "bootloader": {
      "one": "Bootloader"
    },
    "kernelBoot": {
      "one": "KernelBoot"
    }
  },
  "Bootloader": {
    "bios": {
      "one": "Bios"
    },
    "efi": {
      "one": "Efi"
    }
  },
  "KernelBoot": {
    "container": {
      "one": "KernelBootContainer"
    }
  },
  "LaunchSecurity": {
    "sev": {
      "one": "OpenObject"
    }
  },
  "Memory": {
    "guest": {
      "one": "QuantityText"
    },
    "hugepages": {
      "one": "Hugepages"
    }
  },
  "DomainResources": {
    "limits": {
      "map": "QuantityText"
    },
    "requests": {
      "map": "QuantityText"
    }
  },
  "Probe": {
    "exec": {
      "one": "ExecAction"
    },
    "guestAgentPing": {
      "one": "OpenObject"
    },
    "httpGet": {
      "one": "HttpGetAction"
    },
    "tcpSocket": {
      "one": "TcpSocketAction"
    }
  },
  "HttpGetAction": {
    "httpHeaders": {
      "list": "HttpHeader"
    }
  },
  "Network": {
    "name": {
      "one": "DnsLabel"
    },
    "multiNic": {
      "one": "MultiNicNetwork"
    },
    "pod": {
      "one": "PodNetwork"
    }
  },
  "TopologySpreadConstraint": {
    "labelSelector": {
      "one": "LabelSelector"
    }
  },
  "Volume": {
    "name": {
      "one": "DnsLabel"
    },
    "cloudInitConfigDrive": {
      "one": "CloudInitSource"
    },
    "cloudInitNoCloud": {
      "one": "CloudInitSource"
    },
    "configMap": {
      "one": "ConfigMapVolumeSource"
    },
    "containerDisk": {
      "one": "ContainerDiskSource"
    },
    "dataVolume": {
      "one": "DataVolumeVolumeSource"
    },
    "downwardAPI": {
      "one": "DownwardApiVolumeSource"
    },
    "downwardMetrics": {
      "one": "OpenObject"
    },
    "emptyDisk": {
      "one": "EmptyDiskSource"
    },
    "ephemeral": {
      "one": "EphemeralVolumeSource"
    },
    "hostDisk": {
      "one": "HostDiskSource"
    },
    "memoryDump": {
      "one": "PersistentVolumeClaimSource"
    },
    "persistentVolumeClaim": {
      "one": "PersistentVolumeClaimSource"
    },
    "secret": {
      "one": "SecretVolumeSource"
    },
    "serviceAccount": {
      "one": "ServiceAccountVolumeSource"
    },
    "sysprep": {
      "one": "SysprepSource"
    }
  },
  "CloudInitSource": {
    "networkDataSecretRef": {
      "one": "LocalObjectReference"
    },
    "secretRef": {
      "one": "LocalObjectReference"
    }
  },
  "DownwardApiVolumeSource": {
    "fields": {
      "list": "DownwardApiField"
    }
  },
  "DownwardApiField": {
    "fieldRef": {
      "one": "ObjectFieldSelector"
    },
    "resourceFieldRef": {
      "one": "ResourceFieldSelector"
    }
  },
  "ResourceFieldSelector": {
    "divisor": {
      "one": "QuantityText"
    }
  },
  "EmptyDiskSource": {
    "capacity": {
      "one": "QuantityText"
    }
  },
  "EphemeralVolumeSource": {
    "persistentVolumeClaim": {
      "one": "PersistentVolumeClaimSource"
    }
  },
  "HostDiskSource": {
    "capacity": {
      "one": "QuantityText"
    }
  },
  "SysprepSource": {
    "configMap": {
      "one": "LocalObjectReference"
    },
    "secret": {
      "one": "LocalObjectReference"
    }
  },
  "DataVolumeTemplate": {
    "metadata": {
      "one": "ObjectMeta"
    },
    "spec": {
      "one": "DataVolumeSpec"
    }
  },
  "DataVolumeSpec": {
    "checkpoints": {
      "list": "DataVolumeCheckpoint"
    },
    "pvc": {
      "one": "VolumeClaimSpec"
    },
    "storage": {
      "one": "StorageSpec"
    },
    "source": {
      "one": "DataVolumeSource"
    },
    "sourceRef": {
      "one": "DataVolumeSourceRef"
    }
  },
  "VolumeClaimSpec": {
    "dataSource": {
      "one": "TypedLocalObjectReference"
    },
    "dataSourceRef": {
      "one": "TypedLocalObjectReference"
    },
    "resources": {
      "one": "VolumeClaimResources"
    },
    "selector": {
      "one": "LabelSelector"
    }
  },
  "VolumeClaimResources": {
    "limits": {
      "map": "QuantityText"
    },
    "requests": {
      "map": "QuantityText"
    }
  },
  "StorageSpec": {
    "dataSource": {
      "one": "TypedLocalObjectReference"
    },
    "dataSourceRef": {
      "one": "TypedObjectReference"
    },
    "resources": {
      "one": "VolumeClaimResources"
    },
    "selector": {
      "one": "LabelSelector"
    }
  },
  "DataVolumeSource": {
    "blank": {
      "one": "OpenObject"
    },
    "http": {
      "one": "DataVolumeHttpSource"
    },
    "engineImage": {
      "one": "DataVolumeEngineImageSource"
    },
    "pvc": {
      "one": "DataVolumePvcSource"
    },
    "registry": {
      "one": "DataVolumeRegistrySource"
    },
    "objectStore": {
      "one": "DataVolumeObjectStoreSource"
    },
    "upload": {
      "one": "OpenObject"
    },
    "vendorDisk": {
      "one": "DataVolumeVendorDiskSource"
    },
    "gcs": {
      "one": "DataVolumeGcsSource"
    },
    "snapshot": {
      "one": "DataVolumeSnapshotSource"
    }
  },
  "DataVolumeHttpSource": {
    "url": {
      "one": "HttpUrl"
    }
  },
  "DataVolumeRegistrySource": {
    "platform": {
      "one": "RegistryPlatform"
    }
  },
  "VirtualMachineStatus": {
    "conditions": {
      "list": "VirtualMachineCondition"
    },
    "memoryDumpRequest": {
      "one": "MemoryDumpRequest"
    },
    "startFailure": {
      "one": "StartFailure"
    },
    "stateChangeRequests": {
      "list": "StateChangeRequest"
    },
    "volumeRequests": {
      "list": "VolumeRequest"
    },
    "volumeSnapshotStatuses": {
      "list": "VolumeSnapshotStatus"
    }
  },
  "MemoryDumpRequest": {
    "startTimestamp": {
      "one": "DateTime"
    },
    "endTimestamp": {
      "one": "DateTime"
    }
  },
  "StartFailure": {
    "retryAfterTimestamp": {
      "one": "DateTime"
    }
  },
  "VolumeRequest": {
    "addVolumeOptions": {
      "one": "AddVolumeOptions"
    },
    "removeVolumeOptions": {
      "one": "RemoveVolumeOptions"
    }
  },
  "AddVolumeOptions": {
    "disk": {
      "one": "Disk"
    },
    "volumeSource": {
      "one": "HotplugVolumeSource"
    }
  },
  "HotplugVolumeSource": {
    "dataVolume": {
      "one": "DataVolumeVolumeSource"
    },
    "persistentVolumeClaim": {
      "one": "PersistentVolumeClaimSource"
    }
  }
};
