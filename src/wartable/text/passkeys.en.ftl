# Passkeys: signing in with a key that a device keeps.

where-passkey = passkeys
reason-wrong-passkey = that passkey doesn’t work here: try again, or sign in with your password
reason-no-such-passkey = there is no such passkey
reason-too-many-passkeys = you already have { $most } passkeys: remove one first

client-passkeys = Passkeys
client-passkeys-about = A passkey signs you in with your fingerprint, your face or your device’s PIN, without a password.
client-passkeys-not-here = This browser can’t use passkeys at this address.
client-passkey-name = Name of the passkey
client-passkey-add = Add a passkey
client-passkey-remove = Remove
client-passkey-remove-sure = Remove this passkey?
client-passkey-remove-not = Keep it
client-passkey-in = Sign in with a passkey
client-passkey-not = No passkey was used.
