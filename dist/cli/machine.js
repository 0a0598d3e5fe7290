"use strict";

let node_fs = require("node:fs");
let node_os = require("node:os");
let node_path = require("node:path");
let node_url = require("node:url");
const require_shared_start = require("../shared/start.js");
const require_shared_run = require("../shared/run.js");
let node_child_process = require("node:child_process");
let node_net = require("node:net");
let node_util = require("node:util");
let node_timers_promises = require("node:timers/promises");
let node_crypto = require("node:crypto");
const require_shared_early = require("../shared/early.js");

// src/platform/exec/find-program.ts
const DEFAULT_PATH = "/usr/local/bin:/usr/bin:/bin";
function findProgram(name, cwd, path = DEFAULT_PATH) {
	const bySlash = name.includes("/");
	const files = bySlash ? [(0, node_path.resolve)(cwd, name)] : path.split(":").map((folder) => (0, node_path.join)((0, node_path.resolve)(cwd, folder), name));
	let denied = null;
	for (const file of name === "" ? [] : files) {
		const kind = kindOf(file);
		if (kind === "program") return { file };
		if (kind === "denied") denied ??= file;
	}
	if (denied !== null) return { error: {
		code: "EACCES",
		message: `${denied} is not executable.`
	} };
	const where = bySlash ? "" : ` on PATH (${path})`;
	return { error: {
		code: "ENOENT",
		message: `There is no program ${JSON.stringify(name)}${where}.`
	} };
}
function kindOf(file) {
	try {
		if (!(0, node_fs.statSync)(file, { throwIfNoEntry: false })?.isFile()) return "absent";
	} catch (error) {
		return hasCode(error, "EACCES") ? "denied" : "absent";
	}
	try {
		(0, node_fs.accessSync)(file, node_fs.constants.X_OK);
		return "program";
	} catch {
		return "denied";
	}
}
const hasCode = (error, code) => error instanceof Error && "code" in error && error.code === code;

// src/platform/exec/running-program.ts
const FRESH = "fresh";

// src/platform/exec/covers.ts
const SCRATCH = [
	"/tmp",
	"/var/tmp",
	"/dev/shm"
];
function coversFor({ hide = [], show = {}, showReadOnly = [], readOnly = false, cwd }, own) {
	if (hide.length === 0 && showReadOnly.length === 0) return readOnly && own !== null ? [{
		at: node_fs.realpathSync.native(own),
		from: node_fs.realpathSync.native(own)
	}] : [];
	const hidden = hide.flatMap(realPath);
	const shown = Object.entries(show).map(([at, from]) => ({
		at: node_fs.realpathSync.native(at),
		from: itself(from)
	}));
	const readable = showReadOnly.map(itself).map((at) => ({
		at,
		from: at,
		readOnly: true
	}));
	const wanted = [
		...shown,
		...readable,
		...hidden.map((at) => ({
			at,
			from: null
		}))
	];
	if (own !== null) wanted.push(...writablePlaces(node_fs.realpathSync.native(own), wanted));
	const covers = [];
	for (const cover of wanted.toSorted((a, b) => a.at.length - b.at.length)) if (isNeeded(cover, coverHiding(cover.at, covers))) covers.push(cover);
	refuseHiddenWorkDir(realPath(cwd)[0] ?? cwd, covers);
	refuseMovedSecrets(hidden, shown);
	return covers;
}
function isNeeded({ from, readOnly }, above) {
	if (readOnly === true) return above !== null;
	return from !== null && from !== "fresh" || above === null;
}
function writablePlaces(own, wanted) {
	const covered = wanted.some(({ at }) => isInside(own, at));
	const scratch = new Set(SCRATCH.flatMap(realPath));
	return [...covered ? [] : [{
		at: own,
		from: own
	}], ...[...scratch].filter((path) => !wanted.some(({ at }) => at === path)).map((at) => ({
		at,
		from: FRESH
	}))];
}
function coverHiding(path, covers) {
	const innermost = covers.findLast(({ at }) => isInside(path, at));
	return innermost === void 0 || innermost.at === innermost.from ? null : innermost;
}
function waysAround(covers) {
	const now = require_shared_run.monotonicMs();
	if (now - seen.at > SEEN_MS) seen = {
		at: now,
		doors: doors()
	};
	return seen.doors.filter((path) => coverHiding(path, covers) === null);
}
const SEEN_MS = 1e3;
let seen = {
	at: Number.NEGATIVE_INFINITY,
	doors: []
};
function doors() {
	const user = `/run/user/${process.getuid?.() ?? 0}`;
	const services = [
		...[
			"docker.sock",
			"podman/podman.sock",
			"containerd/containerd.sock",
			"crio/crio.sock"
		].map((name) => `/run/${name}`),
		...[
			"/run/systemd/private",
			"/run/dbus/system_bus_socket",
			"/var/run/docker.sock"
		],
		...[
			"bus",
			"systemd/private",
			"docker.sock",
			"podman/podman.sock"
		].map((name) => (0, node_path.join)(user, name))
	];
	return [...new Set([...blockDevices(), ...services].flatMap(realPath))];
}
function refuseMovedSecrets(hidden, shown) {
	for (const { at, from } of shown) {
		if (from === null || from === at) continue;
		const secret = hidden.find((folder) => folder !== from && isInside(folder, from));
		if (secret === void 0) continue;
		throw new require_shared_start.RunError("show-holds-hidden", `${secret} is to be hidden from a program that is to see ${from}, which holds it, as ${at}.`, "Choose a temporary folder outside the run directory, the caches and the folder of this tool.");
	}
}
function refuseHiddenWorkDir(workDir, covers) {
	const cover = covers.find(({ at }) => at === "/") ?? coverHiding(workDir, covers);
	if (cover === null) return;
	throw new require_shared_start.RunError("hide-covers-cwd", `${cover.at} is to be hidden from a program that works inside it, in ${workDir}.`, "Choose a temporary folder outside the run directory, the caches and the folder of this tool.");
}
const itself = (folder) => (0, node_path.join)(node_fs.realpathSync.native((0, node_path.dirname)(folder)), (0, node_path.basename)(folder));
const blockDevices = () => (0, node_fs.readdirSync)("/dev", { withFileTypes: true }).filter((entry) => entry.isBlockDevice()).map((entry) => `/dev/${entry.name}`);
const isInside = (path, folder) => path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
function realPath(path) {
	if (!(0, node_fs.existsSync)(path)) return [];
	try {
		return [node_fs.realpathSync.native(path)];
	} catch {
		return [];
	}
}

// src/platform/exec/drained.ts
const PATIENCE_MS = 1e3;
async function drained(pipes) {
	const timer = setTimeout(() => pipes.forEach((pipe) => pipe.destroy()), PATIENCE_MS);
	await Promise.all(pipes.map(closing));
	clearTimeout(timer);
}
const closing = (socket) => socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once("close", () => resolve()));

// src/platform/exec/keeper-program.ts
const KEEPER_PROGRAM = String.raw`
my $MODE = shift @ARGV;
my ($CLONE, $MOUNT, $PRCTL, $CAPGET, $CAPSET, $SIGNALFD, $SIGMASK, $SETSID, $EXIT, $AS_FOLDER) = map { $_ + 0 } @ARGV;
my ($PDEATHSIG, $NO_NEW_PRIVS, $SUBREAPER, $BOUNDING_DROP, $AMBIENT) = (1, 38, 36, 24, 47);
my ($NEWNS, $NEWUSER, $NEWPID, $NEWNET) = (0x20000, 0x10000000, 0x20000000, 0x40000000);
my ($INET, $DATAGRAM, $SET_INTERFACE, $UP) = (2, 2, 0x8914, 1);
my ($SIGKILL, $SIGTERM, $SIGCHLD, $WNOHANG) = (9, 15, 17, 1);
my ($RDONLY, $NOSUID, $NODEV, $NOEXEC, $REMOUNT, $BIND, $REC, $PRIVATE) = (1, 2, 4, 8, 32, 4096, 16384, 0x44000);
my $O_PATH = 0x200000;
my ($MOUNT_SETATTR, $AT_FDCWD, $AT_RECURSIVE, $AT_EMPTY_PATH) = (442, -100, 0x8000, 0x1000);
# What root has in a container, less the making of devices (27).
my %KEPT = map { $_ => 1 } 0, 1, 3, 4, 5, 6, 7, 8, 10, 13, 18, 29, 31;
my @IGNORED = qw(PIPE INT HUP QUIT);

$0 = "init";
open(my $line, "+<&=3") or exit 1;
fcntl($line, 2, 1);
# Whatever the harness itself inherited by accident goes no further (where the kernel has close_range).
syscall(436, 4, 0xffffffff, 0);
$SIG{$_} = "IGNORE" for @IGNORED;
my $id = 0;
$SIG{__DIE__} = sub { fail("$_[0]") };
my ($uid, $gid) = ($> + 0, $) + 0);

# "syscall" wants strings that it could write to: variables, never constants.
my ($no_signals, $two_signals) = (pack("Q", 0), pack("Q", 1 << ($SIGCHLD - 1) | 1 << ($SIGTERM - 1)));
syscall($SIGMASK, 0, $two_signals, 0, 8);
my $signals = syscall($SIGNALFD, -1, $two_signals, 8, 02004000);
$signals < 0 and fail("signalfd");
open(my $signals_handle, "<&=$signals") or fail("signalfd");
$MODE eq "subreaper" && syscall($PRCTL, $SUBREAPER, 1, 0, 0, 0) < 0 and fail("subreaper");

# Runs by number; their first processes; the pipes that the harness has not opened yet.
my (%run, %run_of_process, %untaken);
my $heard = "";
for (;;) {
  my $ready = "";
  vec($ready, 3, 1) = vec($ready, $signals, 1) = 1;
  next if select($ready, undef, undef, undef) < 1;
  reap_runs() if vec($ready, $signals, 1);
  next unless vec($ready, 3, 1);
  sysread($line, $heard, 65536, length $heard) or last;
  while (length $heard >= 4 && length $heard >= 4 + unpack("N", $heard)) {
    my ($request) = unpack("N/a", $heard);
    substr($heard, 0, 4 + length $request) = "";
    obey(unpack("(N/a)*", $request));
  }
}
end_run($_) for keys %run;
while (%run) {
  select(undef, undef, undef, 0.001);
  reap_runs();
}
exit 0;

sub obey {
  my ($verb, $of, @rest) = @_;
  if ($verb eq "run") {
    start_run($of, @rest);
  } elsif ($verb eq "taken") {
    delete $untaken{$of};
  } elsif ($verb eq "kill" && $run{$of}) {
    end_run($of);
  }
}

sub start_run {
  my ($of, $file, $cwd, $input, $argc, @rest) = @_;
  my %program = (file => $file, cwd => $cwd, input => $input, argv => [splice(@rest, 0, $argc)]);
  $program{$_} = [splice(@rest, 0, shift @rest)] for qw(env covers mask);
  @program{qw(sealed cut)} = splice(@rest, 0, 2);
  open($program{in}, "<", $input) or return refuse_run($of, "open $input");
  pipe(my $out, $program{out}) && pipe(my $err, $program{err}) or return refuse_run($of, "pipe");
  my ($pid, $own_user) = $MODE eq "namespace" ? new_namespaces($program{cut} ? $NEWNET : 0) : (fork(), 0);
  defined $pid && $pid >= 0 or return refuse_run($of, "clone");
  if (!$pid) {
    $id = $of;
    # The only thing shared with other runs is the line.
    (%run, %run_of_process, %untaken) = ();
    $MODE eq "namespace" ? be_init(\%program, $own_user) : be_reaper(\%program);
  }
  $run{$of} = $pid;
  $run_of_process{$pid} = $of;
  $untaken{$of} = [$out, $err];
  say_line("started $of " . fileno($out) . " " . fileno($err));
}

sub refuse_run {
  my ($of, $what) = @_;
  say_line("fail $of " . ($! + 0) . " $what");
  say_line("gone $of");
}

# An init takes its namespace along; a reaper is asked to end its descendants.
sub end_run { kill($MODE eq "namespace" ? $SIGKILL : $SIGTERM, $run{$_[0]}) }

# An init can be reaped only after its whole namespace is gone, a reaper ends after all of its descendants.
sub reap_runs {
  sysread($signals_handle, my $ignored, 4096);
  while ((my $pid = waitpid(-1, $WNOHANG)) > 0) {
    my $status = $?;
    my $of = delete $run_of_process{$pid} or next;
    delete $run{$of};
    if (my $signal = $status & 127) {
      end_strays() if $MODE eq "subreaper";
      say_line("ended $of $signal");
    }
    say_line("gone $of");
  }
}

# The children of a reaper that was killed are ours now, and no child of ours but a reaper has a right to live.
sub end_strays {
  while (my @strays = kill_descendants(%run_of_process)) {
    select(undef, undef, undef, 0.001);
    waitpid($_, $WNOHANG) for @strays;
  }
}

sub new_namespaces {
  my $flags = $NEWPID | $NEWNS | $SIGCHLD | $_[0];
  my $pid = syscall($CLONE, $flags, 0, 0, 0, 0);
  return ($pid, 0) if $pid >= 0;
  $flags |= $NEWUSER;
  return (syscall($CLONE, $flags, 0, 0, 0, 0), 1);
}

sub be_init {
  my ($program, $own_user) = @_;
  syscall($PRCTL, $PDEATHSIG, $SIGKILL, 0, 0, 0);
  map_own_user() if $own_user;
  # Private for good: nothing mounted here shows outside, nor the reverse.
  mount_at("/", "none", "none", $PRIVATE, "");
  mount_at("/proc", "proc", "proc", $NOSUID | $NODEV | $NOEXEC, "");
  raise_loopback() if $program->{cut};
  if (@{$program->{covers}}) {
    my @writable = cover_folders(@{$program->{covers}});
    mount_at($_, "/dev/null", "", $BIND, "") for @{$program->{mask}};
    lock_kernel_files() unless $own_user;
    seal_rest($program, @writable) if $program->{sealed};
    drop_capabilities();
  }
  my $main = start_program($program);
  1 while waitpid(-1, 0) != $main;
  say_line("ended $id $?");
  # At once: Perl would first tidy up memory that ends with it.
  syscall($EXIT, 0);
}

# A new network has nothing but a loopback that is down, and tests of servers talk over it.
sub raise_loopback {
  socket(my $socket, $INET, $DATAGRAM, 0) or fail("socket");
  ioctl($socket, $SET_INTERFACE, pack("a16 s x22", "lo", $UP)) or fail("loopback");
}

# Threes of a path, of the folder to show there ("" for an empty one), and of whether it can be written to there.
# Returns handles of those that can.
sub cover_folders {
  my @covers = @_;
  # Opened before anything is covered, and never through a link that a program may have put in a folder's place.
  my %shown;
  for (my $i = 0; $i < @covers; $i += 3) {
    my $from = $covers[$i + 1];
    next if $from eq "" || $from eq "fresh";
    sysopen($shown{$from}, $from, $O_PATH | $AS_FOLDER) or fail("open $from");
  }
  my $sealed = $RDONLY | $NOSUID | $NODEV | $NOEXEC;
  my (@empty, @writable);
  while (my ($at, $from, $writable) = splice(@covers, 0, 3)) {
    if ($from eq "") {
      mount_at($at, "none", "tmpfs", $NOSUID | $NODEV | $NOEXEC, "mode=555,size=4k,nr_inodes=99");
      push @empty, $at;
    } else {
      make_path($at) unless -d $at;
      if ($from eq "fresh") {
        mount_at($at, "none", "tmpfs", $NOSUID | $NODEV, "mode=1777");
      } else {
        mount_at($at, "/proc/self/fd/" . fileno($shown{$from}), "", $BIND | $REC, "");
      }
      # At once, for another program of the same folder may move what lies in it, and put a link there.
      sysopen(my $top, $at, $O_PATH | $AS_FOLDER) or fail("open $at");
      $from eq "fresh" || "@{[(stat $top)[0, 1]]}" eq "@{[(stat $shown{$from})[0, 1]]}" or fail("moved $at");
      push @writable, $top if $writable;
    }
  }
  mount_at($_, "none", "", $REMOUNT | $BIND | $sealed, "") for @empty;
  return @writable;
}

# All but these mounts and the view of its own processes can only be read; root could replace what grades it otherwise.
sub seal_rest {
  my ($program, @writable) = @_;
  my $root = "/";
  set_mount($AT_FDCWD, $root, $AT_RECURSIVE, $RDONLY, 0);
  sysopen(my $proc, "/proc", $O_PATH | $AS_FOLDER) or fail("open /proc");
  my $itself = "";
  set_mount(fileno($_), $itself, $AT_EMPTY_PATH, 0, $RDONLY) for @writable, $proc;
  # What was opened before leads to the old mounts still, so that the device's mode could be changed.
  if ($program->{input} eq "/dev/null") { open($program->{in}, "<", "/dev/null") or fail("open /dev/null") }
}

sub set_mount {
  my ($fd, $path, $flags, $set, $clear) = @_;
  my $attributes = pack("Q4", $set, $clear, 0, 0);
  syscall($MOUNT_SETATTR, $fd, $path, $flags, $attributes, 32) < 0 and fail("mount_setattr $path");
}

sub make_path {
  my ($path) = @_;
  while ($path =~ m{/(?=[^/])}g) { mkdir(substr($path, 0, pos($path) - 1), 0755) if pos($path) > 1 }
  mkdir($path, 0755) or fail("mkdir $path");
}

sub be_reaper {
  my ($program) = @_;
  syscall($PRCTL, $PDEATHSIG, $SIGTERM, 0, 0, 0);
  syscall($PRCTL, $SUBREAPER, 1, 0, 0, 0) < 0 and fail("subreaper");
  my $main = start_program($program);
  my $stop = 0;
  until ($stop) {
    my $ready = "";
    vec($ready, $signals, 1) = 1;
    next if select($ready, undef, undef, undef) < 1;
    sysread($signals_handle, my $infos, 4096);
    $stop = grep { unpack("L", $_) == $SIGTERM } unpack("(a128)*", $infos);
    while ((my $pid = waitpid(-1, $WNOHANG)) > 0) {
      next unless $pid == $main;
      say_line("ended $id $?");
      $stop = 1;
    }
  }
  # Whoever loses its parent becomes our child, so having no child means having no descendant.
  while ((my $pid = waitpid(-1, $WNOHANG)) != -1) {
    next if $pid > 0;
    kill_descendants();
    select(undef, undef, undef, 0.001);
  }
  exit 0;
}

# Kills and returns all descendants of this process, except those under the given children.
sub kill_descendants {
  my %spared = @_;
  my (%children, %group);
  opendir(my $proc, "/proc") or fail("/proc");
  for my $pid (grep { /^\d/ } readdir $proc) {
    open(my $stat, "<", "/proc/$pid/stat") or next;
    sysread($stat, my $text, 4096);
    $text =~ /.*\) \S (\d+) (\d+)/s or next;
    push @{$children{$1}}, $pid;
    $group{$pid} = $2;
  }
  my @found = grep { !exists $spared{$_} } @{$children{$$} || []};
  for (my $i = 0; $i < @found; $i++) { push @found, @{$children{$found[$i]} || []} }
  for my $pid (@found) {
    # The whole group at once, so that a process that forks and ends in a loop cannot outrun us.
    kill $SIGKILL, -$group{$pid} if $group{$pid} && $group{$pid} != getpgrp(0);
    kill $SIGKILL, $pid;
  }
  return @found;
}

# Forks the program; afterwards nobody but the program holds its pipes.
sub start_program {
  my ($program) = @_;
  my $pid = fork();
  defined $pid or fail("fork");
  if ($pid) {
    delete @$program{qw(in out err)};
    return $pid;
  }
  syscall($SIGMASK, 2, $no_signals, 0, 8);
  $SIG{$_} = "DEFAULT" for @IGNORED;
  syscall($SETSID);
  # Without root, a program that gains rights (sudo) could not be killed any more.
  syscall($PRCTL, $NO_NEW_PRIVS, 1, 0, 0, 0) if $uid;
  open(STDIN, "<&", $program->{in}) or fail("dup");
  open(STDOUT, ">&", $program->{out}) && open(STDERR, ">&", $program->{err}) or fail("dup");
  chdir $program->{cwd} or fail("chdir $program->{cwd}");
  %ENV = @{$program->{env}};
  exec { $program->{file} } @{$program->{argv}} or say_line("exec $id " . ($! + 0));
  exit 127;
}

# The same user inside as outside, so files keep their owner.
sub map_own_user {
  for (["setgroups", "deny"], ["uid_map", "$uid $uid 1"], ["gid_map", "$gid $gid 1"]) {
    open(my $handle, ">", "/proc/self/$_->[0]") or fail($_->[0]);
    defined syswrite($handle, $_->[1]) or fail($_->[0]);
  }
}

# Root could have the kernel run a program outside (core_pattern, uevent_helper) by writing here.
sub lock_kernel_files {
  my $locked = $REMOUNT | $BIND | $RDONLY | $NOSUID | $NODEV | $NOEXEC;
  for my $path (grep { -e } "/proc/sys", "/proc/sysrq-trigger") {
    mount_at($path, $path, "", $BIND, "");
    mount_at($path, "none", "", $locked, "");
  }
  # Not a mount in every container; then it is not writable either.
  try_mount("/sys", "none", "", $locked, "");
}

# Without SYS_ADMIN nobody can unmount, without MKNOD and DAC_READ_SEARCH nobody reaches the disk beneath.
sub drop_capabilities {
  for (my $i = 0; $i < 64; $i++) {
    next if $KEPT{$i} || syscall($PRCTL, $BOUNDING_DROP, $i, 0, 0, 0) == 0;
    last if $! == 22; # this kernel knows no more of them
    fail("bounding set");
  }
  syscall($PRCTL, $AMBIENT, 4, 0, 0, 0);
  my ($header, $sets) = (pack("LL", 0x20080522, 0), "\0" x 24);
  syscall($CAPGET, $header, $sets) < 0 and fail("capget");
  my @sets = unpack("L6", $sets);
  @sets[2, 5] = (0, 0);
  $sets = pack("L6", @sets);
  syscall($CAPSET, $header, $sets) < 0 and fail("capset");
}

sub mount_at { try_mount(@_) == 0 or fail("mount $_[0]") }

sub try_mount {
  my ($target, $source, $type, $flags, $data) = @_;
  return syscall($MOUNT, $source, $target, $type, $flags, $data);
}

# Short enough to reach the other side in one piece, whoever else is writing.
sub say_line { syswrite($line, "$_[0]\n") }

sub fail {
  say_line("fail $id " . ($! + 0) . " $_[0]");
  exit 1;
}
`;

// src/platform/exec/keeper-request.ts
const SYSCALLS = {
	x64: [
		56,
		165,
		157,
		125,
		126,
		289,
		14,
		112,
		231
	],
	arm64: [
		220,
		40,
		167,
		90,
		91,
		74,
		135,
		157,
		94
	]
};
const keeperArguments = (mode) => {
	const numbers = SYSCALLS[process.arch];
	const asFolder = node_fs.constants.O_DIRECTORY | node_fs.constants.O_NOFOLLOW;
	return numbers === void 0 ? null : [
		"-e",
		KEEPER_PROGRAM,
		mode,
		...[...numbers, asFolder].map(String)
	];
};
const runRequest = (id, program, mask) => encode([
	"run",
	String(id),
	program.file,
	program.cwd,
	program.stdin === null ? "/dev/null" : `/proc/${process.pid}/fd/${program.stdin}`,
	...counted(program.argv),
	...counted(Object.entries(program.env).flat()),
	...counted(program.covers.flatMap(({ at, from, readOnly }) => [
		at,
		from ?? "",
		readOnly === true ? "" : "writable"
	])),
	...counted(mask),
	program.sealed ? "sealed" : "",
	program.cutOff ? "cut" : ""
]);
const takenRequest = (id) => encode(["taken", String(id)]);
const killRequest = (id) => encode(["kill", String(id)]);
const counted = (list) => [String(list.length), ...list];
function encode(fields) {
	return withLength(Buffer.concat(fields.map((field) => withLength(Buffer.from(field)))));
}
function withLength(bytes) {
	const length = Buffer.allocUnsafe(4);
	length.writeUInt32BE(bytes.length);
	return Buffer.concat([length, bytes]);
}

// src/platform/exec/spawn-error.ts
const notStarted = (code, file) => ({
	exitCode: null,
	signal: null,
	spawnError: {
		code,
		message: `${file} could not be started: ${code}${REASONS[code] ?? ""}.`
	}
});
const REASONS = {
	ENOENT: " (the interpreter that its first line or its header names does not exist here, or it has just gone)",
	EACCES: " (no permission to execute it)",
	E2BIG: " (arguments and environment together are longer than the kernel allows)",
	ENOEXEC: " (not a program for this machine)"
};
const errnoName = (errno) => (0, node_util.getSystemErrorName)(-errno);
const containmentFault = (what, cause) => new require_shared_start.RunError("containment", `A program could not be started under control: ${what}.`, "Look for exhausted processes, memory or open files on this machine; a weaker containment can be chosen by name.", { cause });

// src/platform/exec/strays.ts
const MAX_ROUNDS = 200;
const ON_LINUX = process.platform === "linux";
async function killStrays(traces) {
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const group = killGroup(traces.session);
		const strays = ON_LINUX ? findStrays(traces) : [];
		strays.forEach(killOne);
		if (strays.length === 0 && (ON_LINUX || !group)) return true;
		await (0, node_timers_promises.setTimeout)(round < 10 ? 2 : 20);
	}
	return false;
}
const ticksNow = () => Math.floor((0, node_os.uptime)() * 100) - 2;
function killGroup(group) {
	return group !== null && killOne(-group);
}
function killOne(pid) {
	try {
		process.kill(pid, "SIGKILL");
		return true;
	} catch {
		return false;
	}
}
function findStrays(traces) {
	const stats = /* @__PURE__ */ new Map();
	for (const name of (0, node_fs.readdirSync)("/proc")) {
		const stat = /^\d+$/.test(name) ? readStat(Number(name)) : null;
		if (stat !== null) stats.set(stat.pid, stat);
	}
	return [...stats.values()].filter(({ pid, state, start }) => pid !== process.pid && state !== "Z" && state !== "X" && start >= traces.since).filter((stat) => stat.session === traces.session || hasMarker(stat.pid, traces.marker) || traces.folder !== null && lurksIn(stat, traces.folder, stats)).map(({ pid }) => pid);
}
function readStat(pid) {
	const text = read(() => (0, node_fs.readFileSync)(`/proc/${pid}/stat`, "latin1"));
	if (text === null) return null;
	const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
	return {
		pid,
		state: fields[0] ?? "",
		parent: Number(fields[1]),
		session: Number(fields[3]),
		terminal: Number(fields[4]),
		start: Number(fields[19])
	};
}
const hasMarker = (pid, marker) => marker !== null && (read(() => (0, node_fs.readFileSync)(`/proc/${pid}/environ`, "latin1")) ?? "").split("\0").includes(marker);
function lurksIn(stat, folder, stats) {
	if (stat.terminal !== 0 || read(() => (0, node_fs.statSync)(`/proc/${stat.pid}`).uid) !== process.getuid?.()) return false;
	const cwd = read(() => (0, node_fs.readlinkSync)(`/proc/${stat.pid}/cwd`));
	if (cwd === null || !(cwd === folder || cwd.startsWith(`${folder}/`))) return false;
	for (let at = stat; at !== void 0; at = stats.get(at.parent)) if (at.parent === process.pid) return false;
	return true;
}
function read(get) {
	try {
		return get();
	} catch {
		return null;
	}
}

// src/platform/exec/wait-status.ts
function endingOf(waitStatus) {
	const number = waitStatus & 127;
	if (number === 0) return {
		exitCode: waitStatus >> 8,
		signal: null,
		spawnError: null
	};
	const signal = SIGNALS.get(number);
	if (signal === void 0) return {
		exitCode: 128 + number,
		signal: null,
		spawnError: null
	};
	return {
		exitCode: null,
		signal,
		spawnError: null
	};
}
const OTHER_NAMES = [
	"SIGIOT",
	"SIGPOLL",
	"SIGUNUSED"
];
const SIGNALS = new Map(Object.entries(node_os.constants.signals).filter(([name]) => !OTHER_NAMES.includes(name)).map(([name, number]) => [number, name]));

// src/platform/exec/keeper.ts
const KILL_PATIENCE_MS = 3e4;
function underKeeper(options) {
	let keeper = null;
	return (program, listener) => {
		if (keeper === null || keeper.dead) keeper = startKeeper(options);
		return keeper.start(program, listener);
	};
}
function startKeeper({ perl, mode, mask }) {
	const runs = /* @__PURE__ */ new Map();
	let lastId = 0;
	let dead = false;
	let lastWords = null;
	const child = (0, node_child_process.spawn)(perl, keeperArguments(mode) ?? [], {
		cwd: "/",
		env: {},
		detached: true,
		stdio: [
			"ignore",
			"ignore",
			"ignore",
			"pipe"
		]
	});
	child.once("error", (error) => mourn(`Perl did not start (${error.message})`));
	const line = child.stdio?.[3];
	if (!(line instanceof node_net.Socket)) throw containmentFault("Perl did not start, probably for too many open files");
	child.unref();
	line.unref();
	const start = (program, listener) => {
		const id = ++lastId;
		const since = ticksNow();
		const request = runRequest(id, program, program.covers.length === 0 ? [] : mask(program.covers));
		const gone = new Promise((resolve) => {
			const run = {
				id,
				program,
				listener,
				since,
				settle: resolve,
				pipes: [],
				killed: false,
				ending: null,
				fault: null
			};
			runs.set(id, run);
		});
		line.ref();
		line.write(request);
		return {
			kill: () => kill(id),
			gone
		};
	};
	const kill = (id) => {
		const run = runs.get(id);
		if (run === void 0 || run.killed) return;
		run.killed = true;
		line.write(killRequest(id));
		run.patience = setTimeout(() => {
			run.fault = `what it started was still there ${KILL_PATIENCE_MS / 1e3} s after its kill`;
			finish(run);
		}, KILL_PATIENCE_MS);
	};
	const hear = (text) => {
		const [word, of, first, ...more] = text.split(" ");
		const run = runs.get(Number(of));
		if (run === void 0) {
			if (word === "fail") lastWords = `${more.join(" ")}: ${errnoName(Number(first))}`;
			return;
		}
		if (word === "started") takePipes(run, Number(first), Number(more[0]));
		else if (word === "exec") run.ending = notStarted(errnoName(Number(first)), run.program.file);
		else if (word === "fail") run.fault = `${more.join(" ")}: ${errnoName(Number(first))}`;
		else if (word === "gone") finish(run);
		else if (word === "ended") {
			run.ending ??= endingOf(Number(first));
			if (!run.killed) run.listener.programEnded();
		}
	};
	const takePipes = (run, stdout, stderr) => {
		try {
			run.pipes = [openPipe(stdout, run.listener.stdout), openPipe(stderr, run.listener.stderr)];
		} catch (error) {
			run.fault = `its output cannot be read (${String(error)})`;
			kill(run.id);
		}
		line.write(takenRequest(run.id));
	};
	const openPipe = (fd, onData) => {
		const pipe = (0, node_fs.openSync)(`/proc/${child.pid}/fd/${fd}`, node_fs.constants.O_RDONLY | node_fs.constants.O_NONBLOCK);
		return new node_net.Socket({
			fd: pipe,
			readable: true,
			writable: false
		}).on("data", onData).on("error", () => {});
	};
	const finish = (run) => {
		clearTimeout(run.patience);
		runs.delete(run.id);
		if (runs.size === 0) line.unref();
		run.settle(outcomeOf(run));
	};
	const outcomeOf = async (run) => {
		if (dead) await killStrays({
			session: null,
			marker: null,
			folder: run.program.ownFolder,
			since: run.since
		});
		await drained(run.pipes);
		if (run.fault !== null) throw containmentFault(run.fault);
		if (run.ending !== null) return run.ending;
		if (run.killed || dead) return {
			exitCode: null,
			signal: "SIGKILL",
			spawnError: null
		};
		throw containmentFault("its keeper lost it");
	};
	const mourn = (fault) => {
		if (dead) return;
		dead = true;
		for (const run of [...runs.values()]) {
			const started = run.pipes.length > 0;
			run.fault ??= fault ?? (started ? null : "the keeper was killed before it could");
			finish(run);
		}
	};
	let unfinished = "";
	line.setEncoding("utf8").on("data", (text) => {
		const lines = (unfinished + text).split("\n");
		unfinished = lines.pop() ?? "";
		lines.forEach(hear);
	});
	line.on("error", () => {});
	line.once("close", () => mourn(lastWords));
	return {
		get dead() {
			return dead;
		},
		start
	};
}

// src/platform/exec/sweep-program.ts
const MARKER_NAME = "PROCESS_TREE_ID";
const underSweep = (program, listener) => {
	const marker = (0, node_crypto.randomBytes)(12).toString("hex");
	const since = ticksNow();
	let killed = false;
	let child;
	try {
		child = (0, node_child_process.spawn)(program.file, program.argv.slice(1), {
			argv0: program.argv[0],
			cwd: program.cwd,
			env: {
				...program.env,
				[MARKER_NAME]: marker
			},
			detached: true,
			stdio: [
				program.stdin ?? "ignore",
				"pipe",
				"pipe"
			]
		});
	} catch (error) {
		return {
			kill: () => {},
			gone: refusal(error, program.file)
		};
	}
	const pipes = [child.stdout, child.stderr];
	child.stdout?.on("data", listener.stdout);
	child.stderr?.on("data", listener.stderr);
	const gone = new Promise((resolve, reject) => {
		child.once("error", (error) => resolve(refusal(error, program.file)));
		child.once("exit", (exitCode, signal) => {
			if (!killed) listener.programEnded();
			killStrays({
				session: child.pid ?? null,
				marker: `${MARKER_NAME}=${marker}`,
				folder: program.ownFolder === null ? null : (0, node_fs.realpathSync)(program.ownFolder),
				since
			}).then(async (clean) => {
				await drained(pipes);
				if (!clean) throw containmentFault("what it started could not be killed");
				resolve({
					exitCode,
					signal,
					spawnError: null
				});
			}).catch(reject);
		});
	});
	const kill = () => {
		if (killed || child.pid === void 0) return;
		killed = true;
		child.kill("SIGKILL");
	};
	return {
		kill,
		gone
	};
};
async function refusal(error, file) {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	if ([
		"ENOENT",
		"EACCES",
		"E2BIG",
		"ENOEXEC",
		"EINVAL",
		"ELOOP",
		"EPERM"
	].includes(code)) return notStarted(code, file);
	throw containmentFault(error instanceof Error ? error.message : String(error), error);
}

// src/platform/exec/containment.ts
const PROBE = [
	{
		at: "/tmp",
		from: null
	},
	{
		at: "/tmp/fresh",
		from: FRESH
	},
	{
		at: "/tmp/shown",
		from: "/dev"
	}
];
const ORDER = [
	"namespace",
	"subreaper",
	"sweep"
];
async function findContainment(wanted, path) {
	const reasons = [];
	for (const containment of wanted === null ? ORDER : [wanted]) {
		const found = await attempt(containment, path);
		if (typeof found !== "string") return found;
		reasons.push(`${containment}: ${found}`);
	}
	throw new require_shared_start.MissingPrerequisite("containment", `The containment asked for does not work on this machine. ${reasons.join("; ")}`, "Leave the choice to the program, or give this process the right to make namespaces and install Perl.");
}
async function attempt(containment, path) {
	if (containment === "sweep") return {
		...NOTHING_MORE,
		containment,
		start: underSweep
	};
	const start = keeperStart(containment, path);
	if (typeof start === "string") return start;
	for (const abilities of containment === "namespace" ? ABILITIES : []) if (await failureOf(start, abilities) === null) return {
		...abilities,
		containment,
		start
	};
	return await failureOf(start, NOTHING_MORE) ?? {
		...NOTHING_MORE,
		containment,
		start
	};
}
const NOTHING_MORE = {
	canHide: false,
	sealsRest: false,
	cutsNetwork: false
};
const ABILITIES = [
	{
		canHide: true,
		sealsRest: true,
		cutsNetwork: true
	},
	{
		canHide: true,
		sealsRest: true,
		cutsNetwork: false
	},
	{
		canHide: true,
		sealsRest: false,
		cutsNetwork: true
	},
	{
		canHide: true,
		sealsRest: false,
		cutsNetwork: false
	},
	{
		canHide: false,
		sealsRest: false,
		cutsNetwork: true
	}
];
function keeperStart(mode, path) {
	if (process.platform !== "linux") return "it needs Linux";
	if (keeperArguments(mode) === null) return `the system calls of ${process.arch} are not known`;
	const perl = findProgram("perl", "/", path);
	if ("error" in perl) return "Perl is not on PATH";
	return underKeeper({
		perl: perl.file,
		mode,
		mask: waysAround
	});
}
async function failureOf(start, abilities) {
	const shell = "/bin/sh";
	const program = {
		file: shell,
		argv: [
			shell,
			"-c",
			"exit 7"
		],
		cwd: "/",
		ownFolder: null,
		env: {},
		stdin: null,
		covers: abilities.canHide ? PROBE : [],
		sealed: abilities.sealsRest,
		cutOff: abilities.cutsNetwork
	};
	try {
		const { exitCode } = await start(program, {
			stdout() {},
			stderr() {},
			programEnded() {}
		}).gone;
		return exitCode === 7 ? null : `a test program ended with ${exitCode} instead of 7`;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

// src/platform/exec/disk-error.ts
const diskError = (what, cause) => new require_shared_start.RunError("disk", `${what}: ${cause instanceof Error ? cause.message : String(cause)}.`, "Free some space, or check the permissions of that folder, and start again; what is done is kept.", { cause });

// src/platform/exec/input-file.ts
function openInput(bytes) {
	if (bytes === null) return {
		fd: null,
		[Symbol.dispose]() {}
	};
	const fd = openDeleted((0, node_path.join)((0, node_os.tmpdir)(), `i-${(0, node_crypto.randomBytes)(9).toString("base64url")}`), bytes);
	return {
		fd,
		[Symbol.dispose]: () => (0, node_fs.closeSync)(fd)
	};
}
function openDeleted(path, bytes) {
	try {
		(0, node_fs.writeFileSync)(path, bytes, {
			flag: "wx",
			mode: 384
		});
		try {
			return (0, node_fs.openSync)(path, "r");
		} finally {
			(0, node_fs.unlinkSync)(path);
		}
	} catch (cause) {
		throw diskError(`Cannot write a program's input to ${path}`, cause);
	}
}

// src/platform/exec/output-keeper.ts
const DEFAULT_KEEP_BYTES = 65536;
function createOutputKeeper(file, keepBytes = DEFAULT_KEEP_BYTES) {
	const headSize = Math.ceil(keepBytes / 2);
	const tailSize = keepBytes - headSize;
	const head = [];
	let headBytes = 0;
	let ring = null;
	let ringBytes = 0;
	let totalBytes = 0;
	const fd = file === null ? null : openFile(file);
	return {
		write(chunk) {
			totalBytes += chunk.length;
			if (fd !== null && file !== null) writeAll(fd, chunk, file);
			const toHead = chunk.subarray(0, headSize - headBytes);
			if (toHead.length > 0) head.push(toHead);
			headBytes += toHead.length;
			if (toHead.length === chunk.length || tailSize === 0) return;
			ring ??= Buffer.allocUnsafe(tailSize);
			const skipped = Math.max(0, chunk.length - toHead.length - tailSize);
			const toTail = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).subarray(toHead.length + skipped);
			ringBytes += skipped;
			const copied = toTail.copy(ring, ringBytes % tailSize);
			toTail.copy(ring, 0, copied);
			ringBytes += toTail.length;
		},
		output() {
			const start = Buffer.concat(head);
			const end = unrolled(ring, ringBytes);
			if (start.length + end.length === totalBytes) return {
				text: decode(Buffer.concat([start, end])),
				totalBytes,
				truncated: false
			};
			const before = start.subarray(0, lastBorder(start));
			const after = end.subarray(firstBorder(end));
			const leftOut = totalBytes - before.length - after.length;
			return {
				text: `${decode(before)}\n[${leftOut} bytes left out]\n${decode(after)}`,
				totalBytes,
				truncated: true
			};
		},
		[Symbol.dispose]() {
			if (fd !== null) (0, node_fs.closeSync)(fd);
		}
	};
}
function unrolled(ring, written) {
	if (ring === null) return Buffer.alloc(0);
	if (written <= ring.length) return ring.subarray(0, written);
	const oldest = written % ring.length;
	return Buffer.concat([ring.subarray(oldest), ring.subarray(0, oldest)]);
}
function openFile(file) {
	try {
		return (0, node_fs.openSync)(file, "w");
	} catch (cause) {
		throw diskError(`Cannot write a program's output to ${file}`, cause);
	}
}
function writeAll(fd, chunk, file) {
	try {
		for (let at = 0; at < chunk.length;) at += (0, node_fs.writeSync)(fd, chunk, at);
	} catch (cause) {
		throw diskError(`Cannot write a program's output to ${file}`, cause);
	}
}
const decode = (bytes) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
const isContinuation = (byte) => (byte & 192) === 128;
function lastBorder(bytes) {
	for (let back = 1; back <= Math.min(4, bytes.length); back++) {
		const byte = bytes[bytes.length - back] ?? 0;
		if (isContinuation(byte)) continue;
		return (byte >= 240 ? 4 : byte >= 224 ? 3 : byte >= 192 ? 2 : 1) > back ? bytes.length - back : bytes.length;
	}
	return bytes.length;
}
function firstBorder(bytes) {
	let at = 0;
	while (at < 3 && isContinuation(bytes[at] ?? 0)) at++;
	return isContinuation(bytes[at] ?? 0) ? 0 : at;
}

// src/platform/exec/run-program.ts
async function runProgram(spec, found) {
	try {
		var _usingCtx$1 = require_shared_start._usingCtx();
		const { canHide, sealsRest } = found;
		if (spec.signal?.aborted) return {
			...NOTHING_RAN,
			aborted: true
		};
		const unfit = unfitText(spec);
		if (unfit !== null) return {
			...NOTHING_RAN,
			spawnError: unfit
		};
		requireFolder(spec.cwd);
		const program = findProgram(spec.argv[0], spec.cwd, spec.env["PATH"]);
		if ("error" in program) return {
			...NOTHING_RAN,
			spawnError: program.error
		};
		const ownFolder = spec.ownFolder ?? null;
		const covers = coversFor(spec, sealsRest ? ownFolder : null);
		const unseen = canHide ? unseenFault(program.file, covers) : null;
		if (unseen !== null) return {
			...NOTHING_RAN,
			spawnError: unseen
		};
		const stdout = _usingCtx$1.u(createOutputKeeper(spec.stdoutFile ?? null, spec.keepBytes));
		const stderr = _usingCtx$1.u(createOutputKeeper(spec.stderrFile ?? null, spec.keepBytes));
		const stdin = _usingCtx$1.u(openInput(spec.stdin ?? null));
		const started = {
			file: program.file,
			argv: spec.argv,
			cwd: spec.cwd,
			ownFolder,
			env: spec.env,
			stdin: stdin.fd,
			covers: canHide ? covers : [],
			sealed: sealsRest && ownFolder !== null && covers.length > 0,
			cutOff: found.cutsNetwork && spec.network === "none"
		};
		const sinks = {
			stdout: filtered(stdout, spec),
			stderr: filtered(stderr, spec)
		};
		const fate = await untilGone(started, spec, found.start, (name, chunk) => sinks[name].write(chunk));
		sinks.stdout.end();
		sinks.stderr.end();
		return {
			...fate,
			stdout: stdout.output(),
			stderr: stderr.output()
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
function filtered(keeper, { filter }) {
	if (filter === void 0) return {
		write: (chunk) => keeper.write(chunk),
		end: () => void 0
	};
	const through = filter();
	return {
		write: (chunk) => keeper.write(through.push(chunk)),
		end: () => keeper.write(through.end())
	};
}
async function untilGone(program, { timeoutMs, signal }, start, take) {
	const startedAt = require_shared_run.monotonicMs();
	let endedAt = null;
	let stopped = null;
	let fault;
	const stop = (why) => {
		if (endedAt !== null && why !== "fault") return;
		endedAt ??= require_shared_run.monotonicMs();
		stopped ??= why;
		running.kill();
	};
	const takeSafely = (name) => (chunk) => {
		if (stopped === "fault") return;
		try {
			take(name, chunk);
		} catch (error) {
			fault = error;
			stop("fault");
		}
	};
	const running = start(program, {
		stdout: takeSafely("stdout"),
		stderr: takeSafely("stderr"),
		programEnded: () => endedAt ??= require_shared_run.monotonicMs()
	});
	const timer = timeoutMs <= LONGEST_TIMER_MS ? setTimeout(() => setImmediate(stop, "timeout"), timeoutMs) : void 0;
	const onAbort = () => stop("abort");
	signal?.addEventListener("abort", onAbort, { once: true });
	try {
		const ending = await running.gone;
		if (stopped === "fault") throw fault;
		const durationMs = (endedAt ?? require_shared_run.monotonicMs()) - startedAt;
		return {
			...ending,
			timedOut: stopped === "timeout",
			aborted: stopped === "abort",
			durationMs
		};
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", onAbort);
	}
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const NO_OUTPUT = {
	text: "",
	totalBytes: 0,
	truncated: false
};
const NOTHING_RAN = {
	exitCode: null,
	signal: null,
	timedOut: false,
	aborted: false,
	spawnError: null,
	stdout: NO_OUTPUT,
	stderr: NO_OUTPUT,
	durationMs: 0
};
function unfitText(spec) {
	const unfit = [...spec.argv, ...Object.entries(spec.env).flat()].find((text) => text.includes("\0"));
	if (unfit === void 0) return null;
	return {
		code: "EINVAL",
		message: `An argument or variable holds a zero byte: ${JSON.stringify(require_shared_early.headOf(unfit, 80))}.`
	};
}
function unseenFault(file, covers) {
	const cover = coverHiding(node_fs.realpathSync.native(file), covers);
	if (cover === null) return null;
	return {
		code: "ENOENT",
		message: `${file} lies in ${cover.at}, which is hidden from it. Install it outside.`
	};
}
function requireFolder(cwd) {
	if ((0, node_fs.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory()) return;
	throw new require_shared_start.RunError("no-working-directory", `A program was to be started in ${cwd}, which is not a folder.`, "Check whether something removed it while the run was going on.");
}

// src/platform/exec/exec.ts
async function createExec(options = {}) {
	refuseWindows(process.platform);
	const found = await findContainment(options.containment ?? null, (options.env ?? process.env)["PATH"]);
	const { containment, canHide, sealsRest, cutsNetwork } = found;
	return {
		containment,
		canHide,
		sealsRest,
		cutsNetwork,
		run: (spec) => runProgram(spec, found)
	};
}
function refuseWindows(platform) {
	if (platform !== "win32") return;
	throw new require_shared_start.MissingPrerequisite("windows", "Programs cannot be run under control on Windows itself.", "Use WSL (Windows Subsystem for Linux): run `wsl --install` once, then start this command inside it.");
}

// src/platform/inherited-env.ts
function inheritedEnv(env, home) {
	const usual = Object.entries(require_shared_early.TOOLCHAIN_HOMES).map(([name, folder]) => [name, (0, node_path.join)(home, folder)]).filter(([, folder]) => (0, node_fs.existsSync)(folder));
	return {
		...Object.fromEntries(usual),
		...chosen(env, (name) => require_shared_early.INHERITED_VARIABLES.includes(name))
	};
}
const INSTALLER_SETTINGS = [
	/^(https?|ftp|all|no)_proxy$/i,
	/^(SSL_CERT|CURL_CA|REQUESTS_CA|NODE_EXTRA_CA|GIT_SSL)/,
	/^(PIP|UV|npm_config|CARGO|RUSTUP|GO|MAVEN|GRADLE)_?/i,
	/^(HOME|USER|LOGNAME|TMPDIR|XDG_CACHE_HOME|XDG_CONFIG_HOME)$/
];
const FEW_RETRIES = {
	PIP_RETRIES: "1",
	npm_config_fetch_retries: "1",
	npm_config_fetch_retry_mintimeout: "1000"
};
function installerEnv(env, home) {
	const settings = chosen(env, (name) => INSTALLER_SETTINGS.some((pattern) => pattern.test(name)));
	return {
		...inheritedEnv(env, home),
		...FEW_RETRIES,
		...settings,
		HOME: home
	};
}
const chosen = (env, wanted) => Object.fromEntries(Object.entries(env).flatMap(([name, value]) => value !== void 0 && wanted(name) ? [[name, value]] : []));

// src/cli/machine.ts
async function openMachine(containment) {
	const ownFolder = packageRoot();
	return {
		exec: await createExec(containment === void 0 ? {} : { containment }),
		clock: require_shared_run.systemClock,
		freePort: async () => (await Promise.resolve().then(() => require("../platform/loopback/free-port.js"))).freePort(),
		host: {
			harnessVersion: require_shared_start.HARNESS_VERSION,
			nodeVersion: process.version,
			platform: process.platform,
			arch: process.arch,
			nodePath: process.execPath,
			tempRoot: tempRoot(ownFolder),
			ownFolders: [ownFolder],
			cacheRoot: require_shared_start.cacheRoot(),
			baseEnv: inheritedEnv(process.env, (0, node_os.homedir)()),
			buildEnv: installerEnv(process.env, (0, node_os.homedir)())
		}
	};
}
function packageRoot() {
	const start = (0, node_path.dirname)((0, node_url.fileURLToPath)(require("url").pathToFileURL(__filename).href));
	for (let dir = start; dir !== (0, node_path.dirname)(dir); dir = (0, node_path.dirname)(dir)) if ((0, node_fs.existsSync)((0, node_path.join)(dir, "package.json")) && (0, node_fs.existsSync)((0, node_path.join)(dir, "presets"))) return dir;
	return start;
}
function tempRoot(ownFolder) {
	const root = realTempFolder();
	if (!`${root}/`.startsWith(`${ownFolder}/`)) return root;
	throw new require_shared_start.MissingPrerequisite("temp-inside-harness", `The temporary folder ${root} lies inside the harness's own folder ${ownFolder}, where agents could see reference solutions.`, "Set TMPDIR to a folder elsewhere, such as /tmp.");
}
function realTempFolder() {
	try {
		return (0, node_fs.realpathSync)((0, node_os.tmpdir)());
	} catch (cause) {
		throw new require_shared_start.MissingPrerequisite("no-temp", `The temporary folder ${(0, node_os.tmpdir)()} cannot be used: ${cause.message}`, "Set TMPDIR to a folder that exists, such as /tmp.", { cause });
	}
}

exports.openMachine = openMachine;
exports.packageRoot = packageRoot;