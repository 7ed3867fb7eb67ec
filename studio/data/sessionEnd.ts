import { create } from 'zustand';

/** Whether the session has ended while a screen was open. */
export const useSessionEnd = create<{ ended: boolean }>(() => ({ ended: false }));

export const sessionEnded = () => useSessionEnd.setState({ ended: true });
export const sessionResumed = () => useSessionEnd.setState({ ended: false });
