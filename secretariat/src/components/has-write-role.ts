import type { Role } from 'shared-domain/contract';

/** Whether a member's role may change competitions (Q23); the server checks again at every call. */
export const hasWriteRole = ({ role }: { readonly role: Role }): boolean => role === 'owner' || role === 'secretary';
