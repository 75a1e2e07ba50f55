import type { OpenObject } from "../scalars.js";

/** A credential to put into the guest: SSH keys or a password. */
export interface AccessCredential {
  /** Public keys with which users may log in by SSH. */
  sshPublicKey?: SshPublicKeyAccessCredential;
  /** Passwords of users of the guest. */
  userPassword?: UserPasswordAccessCredential;
}

/** SSH public keys, and the way in which they reach the guest. */
export interface SshPublicKeyAccessCredential {
  /** The way in which the keys reach the guest. */
  propagationMethod: SshPublicKeyPropagationMethod;
  /** Where the keys are kept. */
  source: AccessCredentialSource;
  /**
   * Users of the guest that get the keys. Required by the service's reference; optional here, because real servers
   * place it elsewhere, within the propagation method.
   */
  users?: string[];
}

/** The way in which SSH public keys reach the guest. Exactly one member is given. */
export interface SshPublicKeyPropagationMethod {
  /** By a cloud-init config drive, read when the guest boots. */
  configDrive?: OpenObject;
  /** By the guest agent, while the guest runs. */
  emuGuestAgent?: OpenObject;
}

/** Passwords of users, and the way in which they reach the guest. */
export interface UserPasswordAccessCredential {
  /** The way in which the passwords reach the guest. */
  propagationMethod: UserPasswordPropagationMethod;
  /** Where the passwords are kept. */
  source: AccessCredentialSource;
}

/** The way in which passwords reach the guest. Only one is documented. */
export interface UserPasswordPropagationMethod {
  /** By the guest agent, while the guest runs. */
  emuGuestAgent?: OpenObject;
}

/** Where the content of a credential is kept. */
export interface AccessCredentialSource {
  /** A secret of the cluster. */
  secret?: AccessCredentialSecret;
}

/** The secret of the cluster that holds a credential. Its content is never part of a virtual machine. */
export interface AccessCredentialSecret {
  /** Name of the secret, in the machine's namespace. */
  secretName: string;
}
