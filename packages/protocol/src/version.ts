/**
 * The version that commands and feeds are made under. One line of history for each bump.
 * 1: first.
 */
export const PROTOCOL_VERSION = 1;
