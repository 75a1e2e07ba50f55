import type { OpenObject } from "../scalars.js";

/**
 * A credential for the guest: SSH public keys or passwords.
 *
 * @exactlyOneOf
 */
export interface AccessCredential {
  /** SSH public keys of users of the guest. */
  sshPublicKey?: SshPublicKeyAccessCredential;
  /** Passwords of users of the guest. */
  userPassword?: UserPasswordAccessCredential;
}

/**
 * SSH public keys, and the method that transfers them to the guest.
 *
 * @rule guestAgentUsers
 */
export interface SshPublicKeyAccessCredential {
  /** Method that transfers the keys to the guest. */
  propagationMethod: SshPublicKeyPropagationMethod;
  /** Source of the keys. */
  source: AccessCredentialSource;
  /** Users of the guest that receive the keys. Current servers send them in the propagation method instead. */
  users?: string[];
}

/**
 * Method that transfers SSH public keys to the guest.
 *
 * @exactlyOneOf
 */
export interface SshPublicKeyPropagationMethod {
  /** Through a cloud-init config drive, which the guest reads when it boots. */
  configDrive?: OpenObject;
  /** Through the guest agent, while the guest runs. */
  emuGuestAgent?: GuestAgentSshPublicKeyPropagation;
}

/** Propagation of SSH public keys through the guest agent. */
export interface GuestAgentSshPublicKeyPropagation {
  /** Users of the guest that receive the keys. */
  users?: string[];
}

/** Passwords of users, and the method that transfers them to the guest. */
export interface UserPasswordAccessCredential {
  /** Method that transfers the passwords to the guest. */
  propagationMethod: UserPasswordPropagationMethod;
  /** Source of the passwords. */
  source: AccessCredentialSource;
}

/**
 * Method that transfers passwords to the guest. Only one method is documented.
 *
 * @exactlyOneOf
 */
export interface UserPasswordPropagationMethod {
  /** Through the guest agent, while the guest runs. */
  emuGuestAgent?: OpenObject;
}

/**
 * Source of a credential.
 *
 * @exactlyOneOf
 */
export interface AccessCredentialSource {
  /** A Kubernetes secret. */
  secret?: AccessCredentialSecret;
}

/** The Kubernetes secret that contains a credential. A virtual machine never includes its contents. */
export interface AccessCredentialSecret {
  /** Name of the secret in the machine's namespace. */
  secretName: string;
}
