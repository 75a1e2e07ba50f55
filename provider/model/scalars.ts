/**
 * Any string, in a union whose documented values editors should still suggest: `"virtio" | "sata" | AnyString`.
 *
 * @internal
 */
export type AnyString = string & Record<never, never>;

/**
 * A whole number of 32 bits.
 *
 * @internal
 * @asType integer
 * @minimum -2147483648
 * @maximum 2147483647
 */
export type Int32 = number;

/**
 * A whole number of 64 bits. Beyond ±(2^53 − 1), a JavaScript number is only an approximation, so 2^63 itself is within
 * the bounds.
 *
 * @internal
 * @asType integer
 * @minimum -9223372036854775808
 * @maximum 9223372036854775807
 */
export type Int64 = number;

/**
 * An RFC 3339 time: `"2026-05-04T03:02:01Z"`.
 *
 * @format date-time
 */
export type DateTime = string;

/**
 * A size or an amount: a number with an optional suffix, such as `"512Mi"`, `"1.5"`, `"100m"` or `"1e3"`.
 *
 * @see parseQuantity to compare and add quantities.
 * @format quantity
 * @tolerates number
 */
export type QuantityText = string;

/**
 * A DNS label (RFC 1123): at most 63 lower-case letters, digits and hyphens, with no hyphen at either end.
 *
 * @format dns-label
 */
export type DnsLabel = string;

/**
 * A MAC address: pairs of hexadecimal digits, separated by colons or dashes.
 *
 * @format mac-address
 */
export type MacAddress = string;

/**
 * An `http` or `https` URL.
 *
 * @format http-url
 */
export type HttpUrl = string;

/**
 * An IP address of a load balancer.
 *
 * @internal
 * @format external-ip
 */
export type ExternalIp = string;

/**
 * A range of IP addresses that may connect.
 *
 * @internal
 * @format source-range
 */
export type SourceRange = string;

/**
 * One of several namespaces.
 *
 * @internal
 * @minLength 1
 * @format listed-namespace
 */
export type ListedNamespace = string;

/**
 * The value of a label, which may be empty.
 *
 * @internal
 * @format label-value
 */
export type LabelValue = string;

/**
 * A byte, in a list of JSON.
 *
 * @internal
 * @format byte
 */
export type Byte = unknown;

/** An object with properties that this package does not describe. */
export type OpenObject = Record<string, unknown>;
