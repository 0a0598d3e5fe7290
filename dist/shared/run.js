"use strict";

const require_rolldown_runtime = require("../vendor/rolldown-runtime.js");
const require_shared_start = require("./start.js");
const require_shared_early = require("./early.js");
const require_shared_read = require("./read.js");
let node_util = require("node:util");
let node_os = require("node:os");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_child_process = require("node:child_process");
let node_timers_promises = require("node:timers/promises");
let node_net = require("node:net");
let node_zlib = require("node:zlib");
let node_crypto = require("node:crypto");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);

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

// src/platform/clock.ts
const monotonicMs = () => Number(process.hrtime.bigint()) / 1e6;
const systemClock = {
	now: () => /* @__PURE__ */ new Date(),
	monotonicMs
};

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
	if (own !== null) wanted.push(...writablePlaces(node_fs.realpathSync.native(own), wanted, readOnly ? [] : SCRATCH));
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
function writablePlaces(own, wanted, fresh) {
	const covered = wanted.some(({ at }) => isInside(own, at));
	const scratch = new Set(fresh.flatMap(realPath));
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
	const now = monotonicMs();
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
# And the files that are secret, by run.
my (%run, %run_of_process, %untaken, %lent);
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
# The harness is gone: nobody else would remove what it lent, and none that could move it is left to wait for.
my @left = map { @$_ } values %lent;
end_run($_) for keys %run;
while (%run) {
  select(undef, undef, undef, 0.001);
  reap_runs();
}
remove_lent($_) for @left;
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
  $program{$_} = [splice(@rest, 0, shift @rest)] for qw(env covers mask lent);
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
  $lent{$of} = $program{lent};
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
    delete $lent{$of};
    if (my $signal = $status & 127) {
      end_strays() if $MODE eq "subreaper";
      say_line("ended $of $signal");
    }
    say_line("gone $of");
  }
}

# Never through a link, which the program may have put in the place of a folder above.
sub remove_lent {
  my ($path) = @_;
  while ($path =~ m{/(?=[^/])}g) { return if pos($path) > 1 && -l substr($path, 0, pos($path) - 1) }
  unlink $path;
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

# Threes of a path, of the folder to show there ("" for an empty one, or for nothing in the place of a file), and of whether it can be written to there.
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
    if ($from eq "" && !-d $at) {
      # A file; one that was removed a moment ago needs no cover.
      mount_at($at, "/dev/null", "", $BIND, "") if -e $at;
    } elsif ($from eq "") {
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
	...counted(program.lent),
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
function endingOf$1(waitStatus) {
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
			run.ending ??= endingOf$1(Number(first));
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
	throw containmentFault(require_shared_read.messageOf(error), error);
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
async function findContainment(wanted, path) {
	const reasons = [];
	for (const containment of wanted === null ? require_shared_start.CONTAINMENTS : [wanted]) {
		const found = await attempt$1(containment, path);
		if (typeof found !== "string") return found;
		reasons.push(`${containment}: ${found}`);
	}
	throw new require_shared_start.MissingPrerequisite("containment", `The containment asked for does not work on this machine. ${reasons.join("; ")}`, "Leave the choice to the program, or give this process the right to make namespaces and install Perl.");
}
async function attempt$1(containment, path) {
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
		lent: [],
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
		return require_shared_read.messageOf(error);
	}
}

// src/platform/exec/disk-error.ts
const diskError = (what, cause) => new require_shared_start.RunError("disk", `${what}: ${require_shared_read.messageOf(cause)}.`, "Free some space, or check the permissions of that folder, and start again; what is done is kept.", { cause });

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

// src/platform/exec/time-limit.ts
function timeLimit({ timeoutMs, extraMs = () => 0 }, over) {
	const startedAt = monotonicMs();
	const look = () => {
		const left = timeoutMs + extraMs() - (monotonicMs() - startedAt);
		if (left < TIMER_ERROR_MS) setImmediate(over);
		else timer = setTimeout(look, Math.max(left, SHORTEST_MS));
	};
	let timer = timeoutMs <= LONGEST_TIMER_MS ? setTimeout(look, timeoutMs) : void 0;
	return { [Symbol.dispose]: () => clearTimeout(timer) };
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const TIMER_ERROR_MS = 2;
const SHORTEST_MS = 20;

// src/platform/exec/run-program.ts
async function runProgram(spec, found) {
	try {
		var _usingCtx$11 = require_shared_start._usingCtx();
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
		const stdout = _usingCtx$11.u(createOutputKeeper(spec.stdoutFile ?? null, spec.keepBytes));
		const stderr = _usingCtx$11.u(createOutputKeeper(spec.stderrFile ?? null, spec.keepBytes));
		const stdin = _usingCtx$11.u(openInput(spec.stdin ?? null));
		const started = {
			file: program.file,
			argv: spec.argv,
			cwd: spec.cwd,
			ownFolder,
			env: spec.env,
			stdin: stdin.fd,
			covers: canHide ? covers : [],
			sealed: sealsRest && ownFolder !== null && covers.length > 0,
			lent: spec.lent ?? [],
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
		_usingCtx$11.e = _;
	} finally {
		_usingCtx$11.d();
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
async function untilGone(program, spec, start, take) {
	try {
		var _usingCtx3 = require_shared_start._usingCtx();
		const { signal } = spec;
		const startedAt = monotonicMs();
		let endedAt = null;
		let stopped = null;
		let fault;
		const stop = (why) => {
			if (endedAt !== null && why !== "fault") return;
			endedAt ??= monotonicMs();
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
			programEnded: () => endedAt ??= monotonicMs()
		});
		_usingCtx3.u(timeLimit(spec, () => stop("timeout")));
		const onAbort = () => stop("abort");
		signal?.addEventListener("abort", onAbort, { once: true });
		try {
			const ending = await running.gone;
			if (stopped === "fault") throw fault;
			const durationMs = (endedAt ?? monotonicMs()) - startedAt;
			return {
				...ending,
				timedOut: stopped === "timeout",
				aborted: stopped === "abort",
				durationMs
			};
		} finally {
			signal?.removeEventListener("abort", onAbort);
		}
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		_usingCtx3.d();
	}
}
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

// src/config/compare.gen.ts
const isCompareConfig = validate52;
const schema19 = {
	"$id": "compare-config",
	"type": "object",
	"properties": {
		"$schema": { "type": "string" },
		"benchmark": {
			"type": "string",
			"minLength": 1
		},
		"benchmark_options": {
			"type": "object",
			"propertyNames": {
				"type": "string",
				"minLength": 1
			},
			"additionalProperties": { "type": [
				"string",
				"number",
				"boolean"
			] }
		},
		"task": {
			"minItems": 1,
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"sample": {
			"type": "integer",
			"minimum": 1,
			"maximum": 0x1fffffffffffff
		},
		"runs": {
			"default": 1,
			"type": "integer",
			"minimum": 1,
			"maximum": 0x1fffffffffffff
		},
		"attempt_timeout_seconds": {
			"default": 600,
			"type": "integer",
			"minimum": 1,
			"maximum": 2147483
		},
		"candidates": {
			"minItems": 1,
			"type": "array",
			"items": {
				"type": "object",
				"properties": {
					"name": {
						"type": "string",
						"minLength": 1,
						"maxLength": 200,
						"allOf": [{ "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$" }, { "pattern": "^(?:\\S(?:.*\\S)?)?$" }]
					},
					"backend": {
						"type": "string",
						"minLength": 1,
						"allOf": [{ "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$" }, { "pattern": "^[^:]*$" }]
					},
					"model": {
						"default": "",
						"type": "string",
						"pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"
					},
					"provider": {
						"type": "string",
						"minLength": 1,
						"pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"
					},
					"endpoint": {
						"type": "string",
						"minLength": 1
					},
					"env": {
						"type": "object",
						"propertyNames": {
							"type": "string",
							"pattern": "^[A-Za-z_][A-Za-z0-9_]*$"
						},
						"additionalProperties": {
							"type": "string",
							"pattern": "^[^\\u0000]*$"
						}
					},
					"unset_env": {
						"type": "array",
						"items": {
							"type": "string",
							"pattern": "^[A-Za-z_][A-Za-z0-9_]*$"
						}
					},
					"command": {
						"type": "object",
						"properties": {
							"argv": {
								"minItems": 1,
								"type": "array",
								"items": {
									"type": "string",
									"pattern": "^[^\\u0000]*$"
								}
							},
							"transcript": {
								"type": "string",
								"minLength": 1,
								"pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$"
							},
							"pass_env": {
								"type": "array",
								"items": {
									"type": "string",
									"pattern": "^[A-Za-z_][A-Za-z0-9_]*$"
								}
							},
							"timeout_seconds": {
								"type": "integer",
								"minimum": 1,
								"maximum": 2147483
							},
							"protocol": {
								"type": "string",
								"enum": [
									"anthropic",
									"openai-chat",
									"openai-responses",
									"gemini"
								]
							},
							"version_argv": {
								"minItems": 1,
								"type": "array",
								"items": {
									"type": "string",
									"pattern": "^[^\\u0000]*$"
								}
							}
						},
						"required": ["argv"],
						"additionalProperties": false
					}
				},
				"required": ["backend"],
				"additionalProperties": false
			}
		},
		"budget": {
			"type": "object",
			"properties": {
				"attempt_requests": {
					"type": "integer",
					"minimum": 1,
					"maximum": 0x1fffffffffffff
				},
				"attempt_tokens": {
					"type": "integer",
					"minimum": 1,
					"maximum": 0x1fffffffffffff
				},
				"run_requests": {
					"type": "integer",
					"minimum": 1,
					"maximum": 0x1fffffffffffff
				},
				"run_tokens": {
					"type": "integer",
					"minimum": 1,
					"maximum": 0x1fffffffffffff
				},
				"run_seconds": {
					"type": "integer",
					"minimum": 1,
					"maximum": 0x1fffffffffffff
				}
			},
			"additionalProperties": false
		},
		"use_host_config": {
			"default": false,
			"type": "boolean"
		},
		"baseline": {
			"type": "string",
			"minLength": 1
		},
		"rule": {
			"default": "paired",
			"type": "string",
			"enum": ["paired", "compat"]
		},
		"alpha": {
			"default": .05,
			"type": "number",
			"exclusiveMinimum": 0,
			"exclusiveMaximum": 1
		},
		"threshold": {
			"default": .01,
			"type": "number",
			"minimum": 0,
			"exclusiveMaximum": 1
		},
		"margin": {
			"default": .02,
			"type": "number",
			"exclusiveMinimum": 0,
			"exclusiveMaximum": 1
		},
		"max_excluded": {
			"default": .1,
			"type": "number",
			"minimum": 0,
			"maximum": 1
		},
		"cluster": {
			"default": "none",
			"type": "string",
			"enum": [
				"none",
				"language",
				"repo"
			]
		},
		"order": {
			"default": "interleaved",
			"type": "string",
			"enum": ["interleaved", "sequential"]
		},
		"seed": {
			"type": "integer",
			"minimum": 0,
			"maximum": 0x1fffffffffffff
		},
		"concurrency": {
			"type": "integer",
			"minimum": 1,
			"maximum": 0x1fffffffffffff
		}
	},
	"required": ["benchmark", "candidates"],
	"additionalProperties": false
};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$", "u");
const pattern4 = /* @__PURE__ */ new RegExp("^(?:\\S(?:.*\\S)?)?$", "u");
const pattern5 = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$", "u");
const pattern6 = /* @__PURE__ */ new RegExp("^[^:]*$", "u");
const pattern9 = /* @__PURE__ */ new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern10 = /* @__PURE__ */ new RegExp("^[^\\u0000]*$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.benchmark === void 0 && (missing0 = "benchmark") || data.candidates === void 0 && (missing0 = "candidates")) {
				validate52.errors = [{
					instancePath,
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema19.properties, key0)) {
					validate52.errors = [{
						instancePath,
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.$schema !== void 0) {
						const _errs2 = errors;
						if (typeof data.$schema !== "string") {
							validate52.errors = [{
								instancePath: instancePath + "/$schema",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.benchmark !== void 0) {
							let data1 = data.benchmark;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (data1.length < 1) {
										validate52.errors = [{
											instancePath: instancePath + "/benchmark",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate52.errors = [{
										instancePath: instancePath + "/benchmark",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.benchmark_options !== void 0) {
								let data2 = data.benchmark_options;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
										for (const key1 in data2) {
											const _errs8 = errors;
											if (errors === _errs8) {
												if (typeof key1 === "string") {
													if (key1.length < 1) {
														const err0 = {
															instancePath: instancePath + "/benchmark_options",
															params: { limit: 1 },
															message: "must NOT have fewer than 1 characters",
															propertyName: key1
														};
														if (vErrors === null) vErrors = [err0];
														else vErrors.push(err0);
														errors++;
													}
												} else {
													const err1 = {
														instancePath: instancePath + "/benchmark_options",
														params: { type: "string" },
														message: "must be string",
														propertyName: key1
													};
													if (vErrors === null) vErrors = [err1];
													else vErrors.push(err1);
													errors++;
												}
											}
											var valid1 = _errs8 === errors;
											if (!valid1) {
												const err2 = {
													instancePath: instancePath + "/benchmark_options",
													params: { propertyName: key1 },
													message: "property name must be valid"
												};
												if (vErrors === null) vErrors = [err2];
												else vErrors.push(err2);
												errors++;
												validate52.errors = vErrors;
												return false;
											}
										}
										if (valid1) for (const key2 in data2) {
											let data3 = data2[key2];
											const _errs11 = errors;
											if (typeof data3 !== "string" && !(typeof data3 == "number" && isFinite(data3)) && typeof data3 !== "boolean") {
												validate52.errors = [{
													instancePath: instancePath + "/benchmark_options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
													params: { type: schema19.properties.benchmark_options.additionalProperties.type },
													message: "must be string,number,boolean"
												}];
												return false;
											}
											if (!(_errs11 === errors)) break;
										}
									} else {
										validate52.errors = [{
											instancePath: instancePath + "/benchmark_options",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.task !== void 0) {
									let data4 = data.task;
									const _errs13 = errors;
									if (errors === _errs13) {
										if (Array.isArray(data4)) {
											if (data4.length < 1) {
												validate52.errors = [{
													instancePath: instancePath + "/task",
													params: { limit: 1 },
													message: "must NOT have fewer than 1 items"
												}];
												return false;
											} else {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data5 = data4[i0];
													const _errs15 = errors;
													if (errors === _errs15) {
														if (typeof data5 === "string") {
															if (data5.length < 1) {
																validate52.errors = [{
																	instancePath: instancePath + "/task/" + i0,
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 characters"
																}];
																return false;
															}
														} else {
															validate52.errors = [{
																instancePath: instancePath + "/task/" + i0,
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													if (!(_errs15 === errors)) break;
												}
											}
										} else {
											validate52.errors = [{
												instancePath: instancePath + "/task",
												params: { type: "array" },
												message: "must be array"
											}];
											return false;
										}
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.sample !== void 0) {
										let data6 = data.sample;
										const _errs17 = errors;
										if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
											validate52.errors = [{
												instancePath: instancePath + "/sample",
												params: { type: "integer" },
												message: "must be integer"
											}];
											return false;
										}
										if (errors === _errs17) {
											if (typeof data6 == "number" && isFinite(data6)) {
												if (data6 > 0x1fffffffffffff || isNaN(data6)) {
													validate52.errors = [{
														instancePath: instancePath + "/sample",
														params: {
															comparison: "<=",
															limit: 0x1fffffffffffff
														},
														message: "must be <= 9007199254740991"
													}];
													return false;
												} else if (data6 < 1 || isNaN(data6)) {
													validate52.errors = [{
														instancePath: instancePath + "/sample",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs17 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.runs !== void 0) {
											let data7 = data.runs;
											const _errs19 = errors;
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												validate52.errors = [{
													instancePath: instancePath + "/runs",
													params: { type: "integer" },
													message: "must be integer"
												}];
												return false;
											}
											if (errors === _errs19) {
												if (typeof data7 == "number" && isFinite(data7)) {
													if (data7 > 0x1fffffffffffff || isNaN(data7)) {
														validate52.errors = [{
															instancePath: instancePath + "/runs",
															params: {
																comparison: "<=",
																limit: 0x1fffffffffffff
															},
															message: "must be <= 9007199254740991"
														}];
														return false;
													} else if (data7 < 1 || isNaN(data7)) {
														validate52.errors = [{
															instancePath: instancePath + "/runs",
															params: {
																comparison: ">=",
																limit: 1
															},
															message: "must be >= 1"
														}];
														return false;
													}
												}
											}
											var valid0 = _errs19 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.attempt_timeout_seconds !== void 0) {
												let data8 = data.attempt_timeout_seconds;
												const _errs21 = errors;
												if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
													validate52.errors = [{
														instancePath: instancePath + "/attempt_timeout_seconds",
														params: { type: "integer" },
														message: "must be integer"
													}];
													return false;
												}
												if (errors === _errs21) {
													if (typeof data8 == "number" && isFinite(data8)) {
														if (data8 > 2147483 || isNaN(data8)) {
															validate52.errors = [{
																instancePath: instancePath + "/attempt_timeout_seconds",
																params: {
																	comparison: "<=",
																	limit: 2147483
																},
																message: "must be <= 2147483"
															}];
															return false;
														} else if (data8 < 1 || isNaN(data8)) {
															validate52.errors = [{
																instancePath: instancePath + "/attempt_timeout_seconds",
																params: {
																	comparison: ">=",
																	limit: 1
																},
																message: "must be >= 1"
															}];
															return false;
														}
													}
												}
												var valid0 = _errs21 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.candidates !== void 0) {
													let data9 = data.candidates;
													const _errs23 = errors;
													if (errors === _errs23) {
														if (Array.isArray(data9)) {
															if (data9.length < 1) {
																validate52.errors = [{
																	instancePath: instancePath + "/candidates",
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 items"
																}];
																return false;
															} else {
																const len1 = data9.length;
																for (let i1 = 0; i1 < len1; i1++) {
																	let data10 = data9[i1];
																	const _errs25 = errors;
																	if (errors === _errs25) {
																		if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
																			let missing1;
																			if (data10.backend === void 0 && (missing1 = "backend")) {
																				validate52.errors = [{
																					instancePath: instancePath + "/candidates/" + i1,
																					params: { missingProperty: missing1 },
																					message: "must have required property '" + missing1 + "'"
																				}];
																				return false;
																			} else {
																				const _errs27 = errors;
																				for (const key3 in data10) if (!(key3 === "name" || key3 === "backend" || key3 === "model" || key3 === "provider" || key3 === "endpoint" || key3 === "env" || key3 === "unset_env" || key3 === "command")) {
																					validate52.errors = [{
																						instancePath: instancePath + "/candidates/" + i1,
																						params: { additionalProperty: key3 },
																						message: "must NOT have additional properties"
																					}];
																					return false;
																				}
																				if (_errs27 === errors) {
																					if (data10.name !== void 0) {
																						let data11 = data10.name;
																						const _errs28 = errors;
																						const _errs30 = errors;
																						if (typeof data11 === "string") {
																							if (!pattern3.test(data11)) {
																								validate52.errors = [{
																									instancePath: instancePath + "/candidates/" + i1 + "/name",
																									params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$" },
																									message: "must match pattern \"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$\""
																								}];
																								return false;
																							}
																						}
																						if (_errs30 === errors) {
																							if (typeof data11 === "string") {
																								if (!pattern4.test(data11)) {
																									validate52.errors = [{
																										instancePath: instancePath + "/candidates/" + i1 + "/name",
																										params: { pattern: "^(?:\\S(?:.*\\S)?)?$" },
																										message: "must match pattern \"^(?:\\S(?:.*\\S)?)?$\""
																									}];
																									return false;
																								}
																							}
																						}
																						if (errors === _errs28) {
																							if (typeof data11 === "string") {
																								if (data11.length > 200) {
																									validate52.errors = [{
																										instancePath: instancePath + "/candidates/" + i1 + "/name",
																										params: { limit: 200 },
																										message: "must NOT have more than 200 characters"
																									}];
																									return false;
																								} else if (data11.length < 1) {
																									validate52.errors = [{
																										instancePath: instancePath + "/candidates/" + i1 + "/name",
																										params: { limit: 1 },
																										message: "must NOT have fewer than 1 characters"
																									}];
																									return false;
																								}
																							} else {
																								validate52.errors = [{
																									instancePath: instancePath + "/candidates/" + i1 + "/name",
																									params: { type: "string" },
																									message: "must be string"
																								}];
																								return false;
																							}
																						}
																						var valid5 = _errs28 === errors;
																					} else var valid5 = true;
																					if (valid5) {
																						if (data10.backend !== void 0) {
																							let data12 = data10.backend;
																							const _errs32 = errors;
																							const _errs34 = errors;
																							if (typeof data12 === "string") {
																								if (!pattern5.test(data12)) {
																									validate52.errors = [{
																										instancePath: instancePath + "/candidates/" + i1 + "/backend",
																										params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$" },
																										message: "must match pattern \"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$\""
																									}];
																									return false;
																								}
																							}
																							if (_errs34 === errors) {
																								if (typeof data12 === "string") {
																									if (!pattern6.test(data12)) {
																										validate52.errors = [{
																											instancePath: instancePath + "/candidates/" + i1 + "/backend",
																											params: { pattern: "^[^:]*$" },
																											message: "must match pattern \"^[^:]*$\""
																										}];
																										return false;
																									}
																								}
																							}
																							if (errors === _errs32) {
																								if (typeof data12 === "string") {
																									if (data12.length < 1) {
																										validate52.errors = [{
																											instancePath: instancePath + "/candidates/" + i1 + "/backend",
																											params: { limit: 1 },
																											message: "must NOT have fewer than 1 characters"
																										}];
																										return false;
																									}
																								} else {
																									validate52.errors = [{
																										instancePath: instancePath + "/candidates/" + i1 + "/backend",
																										params: { type: "string" },
																										message: "must be string"
																									}];
																									return false;
																								}
																							}
																							var valid5 = _errs32 === errors;
																						} else var valid5 = true;
																						if (valid5) {
																							if (data10.model !== void 0) {
																								let data13 = data10.model;
																								const _errs36 = errors;
																								if (errors === _errs36) {
																									if (typeof data13 === "string") {
																										if (!pattern5.test(data13)) {
																											validate52.errors = [{
																												instancePath: instancePath + "/candidates/" + i1 + "/model",
																												params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$" },
																												message: "must match pattern \"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$\""
																											}];
																											return false;
																										}
																									} else {
																										validate52.errors = [{
																											instancePath: instancePath + "/candidates/" + i1 + "/model",
																											params: { type: "string" },
																											message: "must be string"
																										}];
																										return false;
																									}
																								}
																								var valid5 = _errs36 === errors;
																							} else var valid5 = true;
																							if (valid5) {
																								if (data10.provider !== void 0) {
																									let data14 = data10.provider;
																									const _errs38 = errors;
																									if (errors === _errs38) {
																										if (typeof data14 === "string") {
																											if (data14.length < 1) {
																												validate52.errors = [{
																													instancePath: instancePath + "/candidates/" + i1 + "/provider",
																													params: { limit: 1 },
																													message: "must NOT have fewer than 1 characters"
																												}];
																												return false;
																											} else if (!pattern5.test(data14)) {
																												validate52.errors = [{
																													instancePath: instancePath + "/candidates/" + i1 + "/provider",
																													params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$" },
																													message: "must match pattern \"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$\""
																												}];
																												return false;
																											}
																										} else {
																											validate52.errors = [{
																												instancePath: instancePath + "/candidates/" + i1 + "/provider",
																												params: { type: "string" },
																												message: "must be string"
																											}];
																											return false;
																										}
																									}
																									var valid5 = _errs38 === errors;
																								} else var valid5 = true;
																								if (valid5) {
																									if (data10.endpoint !== void 0) {
																										let data15 = data10.endpoint;
																										const _errs40 = errors;
																										if (errors === _errs40) {
																											if (typeof data15 === "string") {
																												if (data15.length < 1) {
																													validate52.errors = [{
																														instancePath: instancePath + "/candidates/" + i1 + "/endpoint",
																														params: { limit: 1 },
																														message: "must NOT have fewer than 1 characters"
																													}];
																													return false;
																												}
																											} else {
																												validate52.errors = [{
																													instancePath: instancePath + "/candidates/" + i1 + "/endpoint",
																													params: { type: "string" },
																													message: "must be string"
																												}];
																												return false;
																											}
																										}
																										var valid5 = _errs40 === errors;
																									} else var valid5 = true;
																									if (valid5) {
																										if (data10.env !== void 0) {
																											let data16 = data10.env;
																											const _errs42 = errors;
																											if (errors === _errs42) {
																												if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
																													for (const key4 in data16) {
																														const _errs44 = errors;
																														if (errors === _errs44) {
																															if (typeof key4 === "string") {
																																if (!pattern9.test(key4)) {
																																	const err3 = {
																																		instancePath: instancePath + "/candidates/" + i1 + "/env",
																																		params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
																																		message: "must match pattern \"^[A-Za-z_][A-Za-z0-9_]*$\"",
																																		propertyName: key4
																																	};
																																	if (vErrors === null) vErrors = [err3];
																																	else vErrors.push(err3);
																																	errors++;
																																}
																															} else {
																																const err4 = {
																																	instancePath: instancePath + "/candidates/" + i1 + "/env",
																																	params: { type: "string" },
																																	message: "must be string",
																																	propertyName: key4
																																};
																																if (vErrors === null) vErrors = [err4];
																																else vErrors.push(err4);
																																errors++;
																															}
																														}
																														var valid8 = _errs44 === errors;
																														if (!valid8) {
																															const err5 = {
																																instancePath: instancePath + "/candidates/" + i1 + "/env",
																																params: { propertyName: key4 },
																																message: "property name must be valid"
																															};
																															if (vErrors === null) vErrors = [err5];
																															else vErrors.push(err5);
																															errors++;
																															validate52.errors = vErrors;
																															return false;
																														}
																													}
																													if (valid8) for (const key5 in data16) {
																														let data17 = data16[key5];
																														const _errs47 = errors;
																														if (errors === _errs47) {
																															if (typeof data17 === "string") {
																																if (!pattern10.test(data17)) {
																																	validate52.errors = [{
																																		instancePath: instancePath + "/candidates/" + i1 + "/env/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
																																		params: { pattern: "^[^\\u0000]*$" },
																																		message: "must match pattern \"^[^\\u0000]*$\""
																																	}];
																																	return false;
																																}
																															} else {
																																validate52.errors = [{
																																	instancePath: instancePath + "/candidates/" + i1 + "/env/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
																																	params: { type: "string" },
																																	message: "must be string"
																																}];
																																return false;
																															}
																														}
																														if (!(_errs47 === errors)) break;
																													}
																												} else {
																													validate52.errors = [{
																														instancePath: instancePath + "/candidates/" + i1 + "/env",
																														params: { type: "object" },
																														message: "must be object"
																													}];
																													return false;
																												}
																											}
																											var valid5 = _errs42 === errors;
																										} else var valid5 = true;
																										if (valid5) {
																											if (data10.unset_env !== void 0) {
																												let data18 = data10.unset_env;
																												const _errs49 = errors;
																												if (errors === _errs49) {
																													if (Array.isArray(data18)) {
																														const len2 = data18.length;
																														for (let i2 = 0; i2 < len2; i2++) {
																															let data19 = data18[i2];
																															const _errs51 = errors;
																															if (errors === _errs51) {
																																if (typeof data19 === "string") {
																																	if (!pattern9.test(data19)) {
																																		validate52.errors = [{
																																			instancePath: instancePath + "/candidates/" + i1 + "/unset_env/" + i2,
																																			params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
																																			message: "must match pattern \"^[A-Za-z_][A-Za-z0-9_]*$\""
																																		}];
																																		return false;
																																	}
																																} else {
																																	validate52.errors = [{
																																		instancePath: instancePath + "/candidates/" + i1 + "/unset_env/" + i2,
																																		params: { type: "string" },
																																		message: "must be string"
																																	}];
																																	return false;
																																}
																															}
																															if (!(_errs51 === errors)) break;
																														}
																													} else {
																														validate52.errors = [{
																															instancePath: instancePath + "/candidates/" + i1 + "/unset_env",
																															params: { type: "array" },
																															message: "must be array"
																														}];
																														return false;
																													}
																												}
																												var valid5 = _errs49 === errors;
																											} else var valid5 = true;
																											if (valid5) {
																												if (data10.command !== void 0) {
																													let data20 = data10.command;
																													const _errs53 = errors;
																													if (errors === _errs53) {
																														if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
																															let missing2;
																															if (data20.argv === void 0 && (missing2 = "argv")) {
																																validate52.errors = [{
																																	instancePath: instancePath + "/candidates/" + i1 + "/command",
																																	params: { missingProperty: missing2 },
																																	message: "must have required property '" + missing2 + "'"
																																}];
																																return false;
																															} else {
																																const _errs55 = errors;
																																for (const key6 in data20) if (!(key6 === "argv" || key6 === "transcript" || key6 === "pass_env" || key6 === "timeout_seconds" || key6 === "protocol" || key6 === "version_argv")) {
																																	validate52.errors = [{
																																		instancePath: instancePath + "/candidates/" + i1 + "/command",
																																		params: { additionalProperty: key6 },
																																		message: "must NOT have additional properties"
																																	}];
																																	return false;
																																}
																																if (_errs55 === errors) {
																																	if (data20.argv !== void 0) {
																																		let data21 = data20.argv;
																																		const _errs56 = errors;
																																		if (errors === _errs56) {
																																			if (Array.isArray(data21)) {
																																				if (data21.length < 1) {
																																					validate52.errors = [{
																																						instancePath: instancePath + "/candidates/" + i1 + "/command/argv",
																																						params: { limit: 1 },
																																						message: "must NOT have fewer than 1 items"
																																					}];
																																					return false;
																																				} else {
																																					const len3 = data21.length;
																																					for (let i3 = 0; i3 < len3; i3++) {
																																						let data22 = data21[i3];
																																						const _errs58 = errors;
																																						if (errors === _errs58) {
																																							if (typeof data22 === "string") {
																																								if (!pattern10.test(data22)) {
																																									validate52.errors = [{
																																										instancePath: instancePath + "/candidates/" + i1 + "/command/argv/" + i3,
																																										params: { pattern: "^[^\\u0000]*$" },
																																										message: "must match pattern \"^[^\\u0000]*$\""
																																									}];
																																									return false;
																																								}
																																							} else {
																																								validate52.errors = [{
																																									instancePath: instancePath + "/candidates/" + i1 + "/command/argv/" + i3,
																																									params: { type: "string" },
																																									message: "must be string"
																																								}];
																																								return false;
																																							}
																																						}
																																						if (!(_errs58 === errors)) break;
																																					}
																																				}
																																			} else {
																																				validate52.errors = [{
																																					instancePath: instancePath + "/candidates/" + i1 + "/command/argv",
																																					params: { type: "array" },
																																					message: "must be array"
																																				}];
																																				return false;
																																			}
																																		}
																																		var valid11 = _errs56 === errors;
																																	} else var valid11 = true;
																																	if (valid11) {
																																		if (data20.transcript !== void 0) {
																																			let data23 = data20.transcript;
																																			const _errs60 = errors;
																																			if (errors === _errs60) {
																																				if (typeof data23 === "string") {
																																					if (data23.length < 1) {
																																						validate52.errors = [{
																																							instancePath: instancePath + "/candidates/" + i1 + "/command/transcript",
																																							params: { limit: 1 },
																																							message: "must NOT have fewer than 1 characters"
																																						}];
																																						return false;
																																					} else if (!pattern5.test(data23)) {
																																						validate52.errors = [{
																																							instancePath: instancePath + "/candidates/" + i1 + "/command/transcript",
																																							params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$" },
																																							message: "must match pattern \"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ud800-\\udfff]*$\""
																																						}];
																																						return false;
																																					}
																																				} else {
																																					validate52.errors = [{
																																						instancePath: instancePath + "/candidates/" + i1 + "/command/transcript",
																																						params: { type: "string" },
																																						message: "must be string"
																																					}];
																																					return false;
																																				}
																																			}
																																			var valid11 = _errs60 === errors;
																																		} else var valid11 = true;
																																		if (valid11) {
																																			if (data20.pass_env !== void 0) {
																																				let data24 = data20.pass_env;
																																				const _errs62 = errors;
																																				if (errors === _errs62) {
																																					if (Array.isArray(data24)) {
																																						const len4 = data24.length;
																																						for (let i4 = 0; i4 < len4; i4++) {
																																							let data25 = data24[i4];
																																							const _errs64 = errors;
																																							if (errors === _errs64) {
																																								if (typeof data25 === "string") {
																																									if (!pattern9.test(data25)) {
																																										validate52.errors = [{
																																											instancePath: instancePath + "/candidates/" + i1 + "/command/pass_env/" + i4,
																																											params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
																																											message: "must match pattern \"^[A-Za-z_][A-Za-z0-9_]*$\""
																																										}];
																																										return false;
																																									}
																																								} else {
																																									validate52.errors = [{
																																										instancePath: instancePath + "/candidates/" + i1 + "/command/pass_env/" + i4,
																																										params: { type: "string" },
																																										message: "must be string"
																																									}];
																																									return false;
																																								}
																																							}
																																							if (!(_errs64 === errors)) break;
																																						}
																																					} else {
																																						validate52.errors = [{
																																							instancePath: instancePath + "/candidates/" + i1 + "/command/pass_env",
																																							params: { type: "array" },
																																							message: "must be array"
																																						}];
																																						return false;
																																					}
																																				}
																																				var valid11 = _errs62 === errors;
																																			} else var valid11 = true;
																																			if (valid11) {
																																				if (data20.timeout_seconds !== void 0) {
																																					let data26 = data20.timeout_seconds;
																																					const _errs66 = errors;
																																					if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
																																						validate52.errors = [{
																																							instancePath: instancePath + "/candidates/" + i1 + "/command/timeout_seconds",
																																							params: { type: "integer" },
																																							message: "must be integer"
																																						}];
																																						return false;
																																					}
																																					if (errors === _errs66) {
																																						if (typeof data26 == "number" && isFinite(data26)) {
																																							if (data26 > 2147483 || isNaN(data26)) {
																																								validate52.errors = [{
																																									instancePath: instancePath + "/candidates/" + i1 + "/command/timeout_seconds",
																																									params: {
																																										comparison: "<=",
																																										limit: 2147483
																																									},
																																									message: "must be <= 2147483"
																																								}];
																																								return false;
																																							} else if (data26 < 1 || isNaN(data26)) {
																																								validate52.errors = [{
																																									instancePath: instancePath + "/candidates/" + i1 + "/command/timeout_seconds",
																																									params: {
																																										comparison: ">=",
																																										limit: 1
																																									},
																																									message: "must be >= 1"
																																								}];
																																								return false;
																																							}
																																						}
																																					}
																																					var valid11 = _errs66 === errors;
																																				} else var valid11 = true;
																																				if (valid11) {
																																					if (data20.protocol !== void 0) {
																																						let data27 = data20.protocol;
																																						const _errs68 = errors;
																																						if (typeof data27 !== "string") {
																																							validate52.errors = [{
																																								instancePath: instancePath + "/candidates/" + i1 + "/command/protocol",
																																								params: { type: "string" },
																																								message: "must be string"
																																							}];
																																							return false;
																																						}
																																						if (!(data27 === "anthropic" || data27 === "openai-chat" || data27 === "openai-responses" || data27 === "gemini")) {
																																							validate52.errors = [{
																																								instancePath: instancePath + "/candidates/" + i1 + "/command/protocol",
																																								params: { allowedValues: schema19.properties.candidates.items.properties.command.properties.protocol.enum },
																																								message: "must be equal to one of the allowed values"
																																							}];
																																							return false;
																																						}
																																						var valid11 = _errs68 === errors;
																																					} else var valid11 = true;
																																					if (valid11) {
																																						if (data20.version_argv !== void 0) {
																																							let data28 = data20.version_argv;
																																							const _errs70 = errors;
																																							if (errors === _errs70) {
																																								if (Array.isArray(data28)) {
																																									if (data28.length < 1) {
																																										validate52.errors = [{
																																											instancePath: instancePath + "/candidates/" + i1 + "/command/version_argv",
																																											params: { limit: 1 },
																																											message: "must NOT have fewer than 1 items"
																																										}];
																																										return false;
																																									} else {
																																										const len5 = data28.length;
																																										for (let i5 = 0; i5 < len5; i5++) {
																																											let data29 = data28[i5];
																																											const _errs72 = errors;
																																											if (errors === _errs72) {
																																												if (typeof data29 === "string") {
																																													if (!pattern10.test(data29)) {
																																														validate52.errors = [{
																																															instancePath: instancePath + "/candidates/" + i1 + "/command/version_argv/" + i5,
																																															params: { pattern: "^[^\\u0000]*$" },
																																															message: "must match pattern \"^[^\\u0000]*$\""
																																														}];
																																														return false;
																																													}
																																												} else {
																																													validate52.errors = [{
																																														instancePath: instancePath + "/candidates/" + i1 + "/command/version_argv/" + i5,
																																														params: { type: "string" },
																																														message: "must be string"
																																													}];
																																													return false;
																																												}
																																											}
																																											if (!(_errs72 === errors)) break;
																																										}
																																									}
																																								} else {
																																									validate52.errors = [{
																																										instancePath: instancePath + "/candidates/" + i1 + "/command/version_argv",
																																										params: { type: "array" },
																																										message: "must be array"
																																									}];
																																									return false;
																																								}
																																							}
																																							var valid11 = _errs70 === errors;
																																						} else var valid11 = true;
																																					}
																																				}
																																			}
																																		}
																																	}
																																}
																															}
																														} else {
																															validate52.errors = [{
																																instancePath: instancePath + "/candidates/" + i1 + "/command",
																																params: { type: "object" },
																																message: "must be object"
																															}];
																															return false;
																														}
																													}
																													var valid5 = _errs53 === errors;
																												} else var valid5 = true;
																											}
																										}
																									}
																								}
																							}
																						}
																					}
																				}
																			}
																		} else {
																			validate52.errors = [{
																				instancePath: instancePath + "/candidates/" + i1,
																				params: { type: "object" },
																				message: "must be object"
																			}];
																			return false;
																		}
																	}
																	if (!(_errs25 === errors)) break;
																}
															}
														} else {
															validate52.errors = [{
																instancePath: instancePath + "/candidates",
																params: { type: "array" },
																message: "must be array"
															}];
															return false;
														}
													}
													var valid0 = _errs23 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.budget !== void 0) {
														let data30 = data.budget;
														const _errs74 = errors;
														if (errors === _errs74) {
															if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
																const _errs76 = errors;
																for (const key7 in data30) if (!(key7 === "attempt_requests" || key7 === "attempt_tokens" || key7 === "run_requests" || key7 === "run_tokens" || key7 === "run_seconds")) {
																	validate52.errors = [{
																		instancePath: instancePath + "/budget",
																		params: { additionalProperty: key7 },
																		message: "must NOT have additional properties"
																	}];
																	return false;
																}
																if (_errs76 === errors) {
																	if (data30.attempt_requests !== void 0) {
																		let data31 = data30.attempt_requests;
																		const _errs77 = errors;
																		if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
																			validate52.errors = [{
																				instancePath: instancePath + "/budget/attempt_requests",
																				params: { type: "integer" },
																				message: "must be integer"
																			}];
																			return false;
																		}
																		if (errors === _errs77) {
																			if (typeof data31 == "number" && isFinite(data31)) {
																				if (data31 > 0x1fffffffffffff || isNaN(data31)) {
																					validate52.errors = [{
																						instancePath: instancePath + "/budget/attempt_requests",
																						params: {
																							comparison: "<=",
																							limit: 0x1fffffffffffff
																						},
																						message: "must be <= 9007199254740991"
																					}];
																					return false;
																				} else if (data31 < 1 || isNaN(data31)) {
																					validate52.errors = [{
																						instancePath: instancePath + "/budget/attempt_requests",
																						params: {
																							comparison: ">=",
																							limit: 1
																						},
																						message: "must be >= 1"
																					}];
																					return false;
																				}
																			}
																		}
																		var valid15 = _errs77 === errors;
																	} else var valid15 = true;
																	if (valid15) {
																		if (data30.attempt_tokens !== void 0) {
																			let data32 = data30.attempt_tokens;
																			const _errs79 = errors;
																			if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32) && isFinite(data32))) {
																				validate52.errors = [{
																					instancePath: instancePath + "/budget/attempt_tokens",
																					params: { type: "integer" },
																					message: "must be integer"
																				}];
																				return false;
																			}
																			if (errors === _errs79) {
																				if (typeof data32 == "number" && isFinite(data32)) {
																					if (data32 > 0x1fffffffffffff || isNaN(data32)) {
																						validate52.errors = [{
																							instancePath: instancePath + "/budget/attempt_tokens",
																							params: {
																								comparison: "<=",
																								limit: 0x1fffffffffffff
																							},
																							message: "must be <= 9007199254740991"
																						}];
																						return false;
																					} else if (data32 < 1 || isNaN(data32)) {
																						validate52.errors = [{
																							instancePath: instancePath + "/budget/attempt_tokens",
																							params: {
																								comparison: ">=",
																								limit: 1
																							},
																							message: "must be >= 1"
																						}];
																						return false;
																					}
																				}
																			}
																			var valid15 = _errs79 === errors;
																		} else var valid15 = true;
																		if (valid15) {
																			if (data30.run_requests !== void 0) {
																				let data33 = data30.run_requests;
																				const _errs81 = errors;
																				if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
																					validate52.errors = [{
																						instancePath: instancePath + "/budget/run_requests",
																						params: { type: "integer" },
																						message: "must be integer"
																					}];
																					return false;
																				}
																				if (errors === _errs81) {
																					if (typeof data33 == "number" && isFinite(data33)) {
																						if (data33 > 0x1fffffffffffff || isNaN(data33)) {
																							validate52.errors = [{
																								instancePath: instancePath + "/budget/run_requests",
																								params: {
																									comparison: "<=",
																									limit: 0x1fffffffffffff
																								},
																								message: "must be <= 9007199254740991"
																							}];
																							return false;
																						} else if (data33 < 1 || isNaN(data33)) {
																							validate52.errors = [{
																								instancePath: instancePath + "/budget/run_requests",
																								params: {
																									comparison: ">=",
																									limit: 1
																								},
																								message: "must be >= 1"
																							}];
																							return false;
																						}
																					}
																				}
																				var valid15 = _errs81 === errors;
																			} else var valid15 = true;
																			if (valid15) {
																				if (data30.run_tokens !== void 0) {
																					let data34 = data30.run_tokens;
																					const _errs83 = errors;
																					if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34) && isFinite(data34))) {
																						validate52.errors = [{
																							instancePath: instancePath + "/budget/run_tokens",
																							params: { type: "integer" },
																							message: "must be integer"
																						}];
																						return false;
																					}
																					if (errors === _errs83) {
																						if (typeof data34 == "number" && isFinite(data34)) {
																							if (data34 > 0x1fffffffffffff || isNaN(data34)) {
																								validate52.errors = [{
																									instancePath: instancePath + "/budget/run_tokens",
																									params: {
																										comparison: "<=",
																										limit: 0x1fffffffffffff
																									},
																									message: "must be <= 9007199254740991"
																								}];
																								return false;
																							} else if (data34 < 1 || isNaN(data34)) {
																								validate52.errors = [{
																									instancePath: instancePath + "/budget/run_tokens",
																									params: {
																										comparison: ">=",
																										limit: 1
																									},
																									message: "must be >= 1"
																								}];
																								return false;
																							}
																						}
																					}
																					var valid15 = _errs83 === errors;
																				} else var valid15 = true;
																				if (valid15) {
																					if (data30.run_seconds !== void 0) {
																						let data35 = data30.run_seconds;
																						const _errs85 = errors;
																						if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
																							validate52.errors = [{
																								instancePath: instancePath + "/budget/run_seconds",
																								params: { type: "integer" },
																								message: "must be integer"
																							}];
																							return false;
																						}
																						if (errors === _errs85) {
																							if (typeof data35 == "number" && isFinite(data35)) {
																								if (data35 > 0x1fffffffffffff || isNaN(data35)) {
																									validate52.errors = [{
																										instancePath: instancePath + "/budget/run_seconds",
																										params: {
																											comparison: "<=",
																											limit: 0x1fffffffffffff
																										},
																										message: "must be <= 9007199254740991"
																									}];
																									return false;
																								} else if (data35 < 1 || isNaN(data35)) {
																									validate52.errors = [{
																										instancePath: instancePath + "/budget/run_seconds",
																										params: {
																											comparison: ">=",
																											limit: 1
																										},
																										message: "must be >= 1"
																									}];
																									return false;
																								}
																							}
																						}
																						var valid15 = _errs85 === errors;
																					} else var valid15 = true;
																				}
																			}
																		}
																	}
																}
															} else {
																validate52.errors = [{
																	instancePath: instancePath + "/budget",
																	params: { type: "object" },
																	message: "must be object"
																}];
																return false;
															}
														}
														var valid0 = _errs74 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.use_host_config !== void 0) {
															const _errs87 = errors;
															if (typeof data.use_host_config !== "boolean") {
																validate52.errors = [{
																	instancePath: instancePath + "/use_host_config",
																	params: { type: "boolean" },
																	message: "must be boolean"
																}];
																return false;
															}
															var valid0 = _errs87 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.baseline !== void 0) {
																let data37 = data.baseline;
																const _errs89 = errors;
																if (errors === _errs89) {
																	if (typeof data37 === "string") {
																		if (data37.length < 1) {
																			validate52.errors = [{
																				instancePath: instancePath + "/baseline",
																				params: { limit: 1 },
																				message: "must NOT have fewer than 1 characters"
																			}];
																			return false;
																		}
																	} else {
																		validate52.errors = [{
																			instancePath: instancePath + "/baseline",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																}
																var valid0 = _errs89 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.rule !== void 0) {
																	let data38 = data.rule;
																	const _errs91 = errors;
																	if (typeof data38 !== "string") {
																		validate52.errors = [{
																			instancePath: instancePath + "/rule",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																	if (!(data38 === "paired" || data38 === "compat")) {
																		validate52.errors = [{
																			instancePath: instancePath + "/rule",
																			params: { allowedValues: schema19.properties.rule.enum },
																			message: "must be equal to one of the allowed values"
																		}];
																		return false;
																	}
																	var valid0 = _errs91 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.alpha !== void 0) {
																		let data39 = data.alpha;
																		const _errs93 = errors;
																		if (errors === _errs93) {
																			if (typeof data39 == "number" && isFinite(data39)) {
																				if (data39 >= 1 || isNaN(data39)) {
																					validate52.errors = [{
																						instancePath: instancePath + "/alpha",
																						params: {
																							comparison: "<",
																							limit: 1
																						},
																						message: "must be < 1"
																					}];
																					return false;
																				} else if (data39 <= 0 || isNaN(data39)) {
																					validate52.errors = [{
																						instancePath: instancePath + "/alpha",
																						params: {
																							comparison: ">",
																							limit: 0
																						},
																						message: "must be > 0"
																					}];
																					return false;
																				}
																			} else {
																				validate52.errors = [{
																					instancePath: instancePath + "/alpha",
																					params: { type: "number" },
																					message: "must be number"
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs93 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.threshold !== void 0) {
																			let data40 = data.threshold;
																			const _errs95 = errors;
																			if (errors === _errs95) {
																				if (typeof data40 == "number" && isFinite(data40)) {
																					if (data40 < 0 || isNaN(data40)) {
																						validate52.errors = [{
																							instancePath: instancePath + "/threshold",
																							params: {
																								comparison: ">=",
																								limit: 0
																							},
																							message: "must be >= 0"
																						}];
																						return false;
																					} else if (data40 >= 1 || isNaN(data40)) {
																						validate52.errors = [{
																							instancePath: instancePath + "/threshold",
																							params: {
																								comparison: "<",
																								limit: 1
																							},
																							message: "must be < 1"
																						}];
																						return false;
																					}
																				} else {
																					validate52.errors = [{
																						instancePath: instancePath + "/threshold",
																						params: { type: "number" },
																						message: "must be number"
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs95 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.margin !== void 0) {
																				let data41 = data.margin;
																				const _errs97 = errors;
																				if (errors === _errs97) {
																					if (typeof data41 == "number" && isFinite(data41)) {
																						if (data41 >= 1 || isNaN(data41)) {
																							validate52.errors = [{
																								instancePath: instancePath + "/margin",
																								params: {
																									comparison: "<",
																									limit: 1
																								},
																								message: "must be < 1"
																							}];
																							return false;
																						} else if (data41 <= 0 || isNaN(data41)) {
																							validate52.errors = [{
																								instancePath: instancePath + "/margin",
																								params: {
																									comparison: ">",
																									limit: 0
																								},
																								message: "must be > 0"
																							}];
																							return false;
																						}
																					} else {
																						validate52.errors = [{
																							instancePath: instancePath + "/margin",
																							params: { type: "number" },
																							message: "must be number"
																						}];
																						return false;
																					}
																				}
																				var valid0 = _errs97 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.max_excluded !== void 0) {
																					let data42 = data.max_excluded;
																					const _errs99 = errors;
																					if (errors === _errs99) {
																						if (typeof data42 == "number" && isFinite(data42)) {
																							if (data42 > 1 || isNaN(data42)) {
																								validate52.errors = [{
																									instancePath: instancePath + "/max_excluded",
																									params: {
																										comparison: "<=",
																										limit: 1
																									},
																									message: "must be <= 1"
																								}];
																								return false;
																							} else if (data42 < 0 || isNaN(data42)) {
																								validate52.errors = [{
																									instancePath: instancePath + "/max_excluded",
																									params: {
																										comparison: ">=",
																										limit: 0
																									},
																									message: "must be >= 0"
																								}];
																								return false;
																							}
																						} else {
																							validate52.errors = [{
																								instancePath: instancePath + "/max_excluded",
																								params: { type: "number" },
																								message: "must be number"
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs99 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.cluster !== void 0) {
																						let data43 = data.cluster;
																						const _errs101 = errors;
																						if (typeof data43 !== "string") {
																							validate52.errors = [{
																								instancePath: instancePath + "/cluster",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																						if (!(data43 === "none" || data43 === "language" || data43 === "repo")) {
																							validate52.errors = [{
																								instancePath: instancePath + "/cluster",
																								params: { allowedValues: schema19.properties.cluster.enum },
																								message: "must be equal to one of the allowed values"
																							}];
																							return false;
																						}
																						var valid0 = _errs101 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.order !== void 0) {
																							let data44 = data.order;
																							const _errs103 = errors;
																							if (typeof data44 !== "string") {
																								validate52.errors = [{
																									instancePath: instancePath + "/order",
																									params: { type: "string" },
																									message: "must be string"
																								}];
																								return false;
																							}
																							if (!(data44 === "interleaved" || data44 === "sequential")) {
																								validate52.errors = [{
																									instancePath: instancePath + "/order",
																									params: { allowedValues: schema19.properties.order.enum },
																									message: "must be equal to one of the allowed values"
																								}];
																								return false;
																							}
																							var valid0 = _errs103 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.seed !== void 0) {
																								let data45 = data.seed;
																								const _errs105 = errors;
																								if (!(typeof data45 == "number" && !(data45 % 1) && !isNaN(data45) && isFinite(data45))) {
																									validate52.errors = [{
																										instancePath: instancePath + "/seed",
																										params: { type: "integer" },
																										message: "must be integer"
																									}];
																									return false;
																								}
																								if (errors === _errs105) {
																									if (typeof data45 == "number" && isFinite(data45)) {
																										if (data45 > 0x1fffffffffffff || isNaN(data45)) {
																											validate52.errors = [{
																												instancePath: instancePath + "/seed",
																												params: {
																													comparison: "<=",
																													limit: 0x1fffffffffffff
																												},
																												message: "must be <= 9007199254740991"
																											}];
																											return false;
																										} else if (data45 < 0 || isNaN(data45)) {
																											validate52.errors = [{
																												instancePath: instancePath + "/seed",
																												params: {
																													comparison: ">=",
																													limit: 0
																												},
																												message: "must be >= 0"
																											}];
																											return false;
																										}
																									}
																								}
																								var valid0 = _errs105 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.concurrency !== void 0) {
																									let data46 = data.concurrency;
																									const _errs107 = errors;
																									if (!(typeof data46 == "number" && !(data46 % 1) && !isNaN(data46) && isFinite(data46))) {
																										validate52.errors = [{
																											instancePath: instancePath + "/concurrency",
																											params: { type: "integer" },
																											message: "must be integer"
																										}];
																										return false;
																									}
																									if (errors === _errs107) {
																										if (typeof data46 == "number" && isFinite(data46)) {
																											if (data46 > 0x1fffffffffffff || isNaN(data46)) {
																												validate52.errors = [{
																													instancePath: instancePath + "/concurrency",
																													params: {
																														comparison: "<=",
																														limit: 0x1fffffffffffff
																													},
																													message: "must be <= 9007199254740991"
																												}];
																												return false;
																											} else if (data46 < 1 || isNaN(data46)) {
																												validate52.errors = [{
																													instancePath: instancePath + "/concurrency",
																													params: {
																														comparison: ">=",
																														limit: 1
																													},
																													message: "must be >= 1"
																												}];
																												return false;
																											}
																										}
																									}
																									var valid0 = _errs107 === errors;
																								} else var valid0 = true;
																							}
																						}
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate52.errors = [{
				instancePath,
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate52.errors = vErrors;
	return errors === 0;
}

// src/config/check-config.ts
async function checkConfig(raw) {
	if (isCompareConfig(raw)) return {
		config: raw,
		findings: []
	};
	const { checkShape } = await Promise.resolve().then(() => require("../config/compare.js"));
	return checkShape(raw);
}

// src/config/config-path.ts
const PLAIN_KEY = /^[A-Za-z_$][\w$-]*$/;
const SEGMENT = /\[(?<index>\d+)\]|\[(?<quoted>"(?:[^"\\]|\\.)*")\]|(?<dot>\.?)(?<key>[A-Za-z_$][\w$-]*)/y;
function formatPath(path) {
	return path.reduce((text, segment) => {
		if (typeof segment === "number") return `${text}[${segment}]`;
		if (!PLAIN_KEY.test(segment)) return `${text}[${JSON.stringify(segment)}]`;
		return text === "" ? segment : `${text}.${segment}`;
	}, "");
}
function parsePath(text) {
	const path = [];
	SEGMENT.lastIndex = 0;
	while (SEGMENT.lastIndex < text.length) {
		const found = SEGMENT.exec(text)?.groups;
		if (found === void 0) return null;
		if (found["index"] !== void 0) path.push(Number(found["index"]));
		else if (found["quoted"] !== void 0) path.push(String(JSON.parse(found["quoted"])));
		else if (found["dot"] === "" !== (path.length === 0)) return null;
		else path.push(found["key"] ?? "");
	}
	return path;
}

// src/config/defaults.ts
const DEFAULTS = {
	runs: 1,
	attempt_timeout_seconds: 600,
	use_host_config: false,
	model: "",
	rule: "paired",
	alpha: .05,
	threshold: .01,
	margin: .02,
	max_excluded: .1,
	cluster: "none",
	order: "interleaved"
};

// src/config/draft.ts
function readDraft(raw) {
	const top = mapOf(raw);
	return {
		benchmark: wordAt("benchmark", top["benchmark"]),
		benchmarkOptions: Object.entries(mapOf(top["benchmark_options"])).flatMap(([name, value]) => isScalar(value) ? [{
			name,
			path: formatPath(["benchmark_options", name]),
			value
		}] : []),
		tasks: wordsAt("task", top["task"]),
		candidates: listOf(top["candidates"]).map((candidate, index) => candidateDraft(mapOf(candidate), `candidates[${index}]`)),
		baseline: wordAt("baseline", top["baseline"]),
		sample: isCount(top["sample"]) && top["sample"] > 0 ? {
			path: "sample",
			value: top["sample"]
		} : null,
		seed: isCount(top["seed"]) ? top["seed"] : 0
	};
}
function candidateName(candidate) {
	const model = candidate.model ?? DEFAULTS.model;
	return candidate.name ?? (model === "" ? candidate.backend : `${candidate.backend}:${model}`);
}
function candidateDraft(map, path) {
	const backend = wordAt(`${path}.backend`, map["backend"]);
	const usableBackend = backend?.value.includes(":") === true ? null : backend;
	const model = map["model"] ?? DEFAULTS.model;
	const readableModel = typeof model === "string" ? {
		path: `${path}.model`,
		value: model
	} : null;
	const byDefault = usableBackend === null || readableModel === null ? null : {
		path,
		value: candidateName({
			backend: usableBackend.value,
			model: readableModel.value
		})
	};
	return {
		path,
		name: map["name"] === void 0 ? byDefault : wordAt(`${path}.name`, map["name"]),
		backend: usableBackend,
		model: readableModel,
		provider: wordAt(`${path}.provider`, map["provider"]),
		endpoint: wordAt(`${path}.endpoint`, map["endpoint"]),
		env: Object.keys(mapOf(map["env"])).map((name) => ({
			path: `${path}.${formatPath(["env", name])}`,
			value: name
		})),
		unsetEnv: wordsAt(`${path}.unset_env`, map["unset_env"]),
		command: map["command"] === void 0 ? null : {
			path: `${path}.command`,
			value: commandDraft(mapOf(map["command"]))
		}
	};
}
function commandDraft(map) {
	const { transcript, timeout_seconds: timeout, version_argv: version, pass_env: passed } = map;
	const [argv, versionArgv] = [argvIn(map["argv"]), argvIn(version)];
	const protocol = require_shared_read.PROTOCOLS.find((one) => one === map["protocol"]);
	if (argv === null || version !== void 0 && versionArgv === null) return null;
	return {
		argv,
		...typeof transcript === "string" && transcript !== "" ? { transcript } : {},
		...passed === void 0 ? {} : { pass_env: listOf(passed).filter(isText) },
		...isCount(timeout) && timeout > 0 ? { timeout_seconds: timeout } : {},
		...protocol === void 0 ? {} : { protocol },
		...versionArgv === null ? {} : { version_argv: versionArgv }
	};
}
function argvIn(value) {
	const words = listOf(value);
	return words.length > 0 && words.every(isText) ? words : null;
}
const isText = (value) => typeof value === "string";
function wordsAt(path, value) {
	return listOf(value).flatMap((word, index) => wordAt(`${path}[${index}]`, word) ?? []);
}
function wordAt(path, value) {
	return typeof value === "string" && value !== "" ? {
		path,
		value
	} : null;
}
function mapOf(value) {
	return require_shared_read.isJsonObject(value) ? value : {};
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function isCount(value) {
	return Number.isSafeInteger(value) && value >= 0;
}
function isScalar(value) {
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

// src/config/json-fault.ts
const MAX_DEPTH = 64;
const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
function firstJsonFault(text) {
	const closers = [];
	let expecting = "a value";
	let offset = 0;
	const eat = (token) => {
		token.lastIndex = offset;
		if (!token.test(text)) return false;
		offset = token.lastIndex;
		return true;
	};
	const afterValue = () => {
		const closer = closers.at(-1);
		return closer === void 0 ? "the end" : `a comma or ${closer}`;
	};
	for (;;) {
		eat(SPACE);
		const next = text[offset];
		const fault = {
			offset,
			expected: expecting
		};
		if (expecting === "the end") return next === void 0 ? null : fault;
		if (next !== void 0 && next === closers.at(-1) && expecting.endsWith(next)) {
			closers.pop();
			offset += 1;
			expecting = afterValue();
		} else if (expecting === "a colon") {
			if (next !== ":") return fault;
			offset += 1;
			expecting = "a value";
		} else if (expecting === "a comma or ]" || expecting === "a comma or }") {
			if (next !== ",") return fault;
			offset += 1;
			expecting = expecting.endsWith("]") ? "a value" : "a key in double quotes";
		} else if (expecting === "a key in double quotes" || expecting === "a key in double quotes or }") {
			if (!eat(STRING)) return fault;
			expecting = "a colon";
		} else if (next === "[" || next === "{") {
			if (closers.length === MAX_DEPTH) return {
				offset,
				expected: `at most ${MAX_DEPTH} levels`
			};
			closers.push(next === "[" ? "]" : "}");
			offset += 1;
			expecting = next === "[" ? "a value or ]" : "a key in double quotes or }";
		} else {
			if (!eat(STRING) && !eat(SCALAR)) return fault;
			expecting = afterValue();
		}
	}
}

// src/config/problems.ts
const COMMAND_LINE = "command line";
const SHOWN = 50;
function placed(findings, locate) {
	return findings.map(({ of, ...problem }) => ({
		...problem,
		...locate(problem.path, of)
	}));
}
function configProblems(problems, source) {
	const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
	return new require_shared_start.UsageError("invalid-config", `${printable(source)} has ${count}:\n${formatProblems(problems, source)}`, `Nothing was run. Correct the ${source === "command line" ? "command" : "file"} and start again.`, { problems: inOrder(problems) });
}
function formatProblems(problems, source) {
	const lines = inOrder(problems).slice(0, SHOWN).flatMap((problem) => rendered(problem, source));
	if (problems.length > SHOWN) lines.push(`... and ${problems.length - SHOWN} more.`);
	return lines.join("\n");
}
function rendered(problem, source) {
	const place = [
		source,
		problem.line,
		problem.column
	].filter((part) => part !== void 0).join(":");
	const line = printable(`${problem.path === "" ? place : `${place} ${problem.path}`}: ${problem.message}`);
	return problem.hint === void 0 ? [line] : [line, printable(`  hint: ${problem.hint}`)];
}
function inOrder(problems) {
	const rank = (problem) => problem.line ?? Number.MAX_SAFE_INTEGER;
	return [...problems].sort((a, b) => rank(a) - rank(b) || (a.column ?? 0) - (b.column ?? 0));
}
function printable(text) {
	return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

// src/config/relation-findings.ts
const MAX_NAME = 200;
function relationFindings(draft, minCandidates) {
	return [
		...tooFew(draft, minCandidates),
		...nameFindings(draft.candidates),
		...draft.candidates.flatMap(envFindings),
		...baselineFindings(draft),
		...droppedKeys(draft)
	];
}
function tooFew({ candidates }, minCandidates) {
	if (candidates.length === 0 || candidates.length >= minCandidates) return [];
	return [{
		path: "candidates",
		message: `must hold at least ${require_shared_read.plural(minCandidates, "candidate")}, but holds ${candidates.length}.`,
		hint: "Add one to compare with, or use `run` for a single candidate."
	}];
}
function nameFindings(candidates) {
	const owners = /* @__PURE__ */ new Map();
	return candidates.flatMap(({ path: owner, name }) => {
		if (name === null) return [];
		const isDefault = name.path === owner;
		if (isDefault && name.value.length > MAX_NAME) return [{
			path: owner,
			message: "needs a name: its backend and model are too long for one.",
			hint: "Set name."
		}];
		const key = name.value.normalize("NFC").toLowerCase();
		const first = owners.get(key);
		if (first === void 0) {
			owners.set(key, {
				path: owner,
				name: name.value
			});
			return [];
		}
		const how = first.name === name.value ? "has" : "differs only in case or in how accents are written from";
		const message = `${isDefault ? `goes by ${JSON.stringify(name.value)} and ` : `${JSON.stringify(name.value)} `}${how} the name of ${first.path}.`;
		return [{
			path: name.path,
			message,
			hint: isDefault ? "Set a name that no other candidate has." : "Give each a name of its own; to run one candidate against itself: benchmark aa."
		}];
	});
}
function envFindings({ path, env, unsetEnv }) {
	const set = new Set(env.map(({ value }) => value));
	return unsetEnv.filter(({ value }) => set.has(value)).map((unset) => ({
		path: unset.path,
		message: `${unset.value} is also set, in ${path}.env.`,
		hint: "Set it or unset it, not both."
	}));
}
function baselineFindings({ baseline, candidates }) {
	const names = candidates.flatMap(({ name }) => name?.value ?? []);
	if (baseline === null || names.length < candidates.length || names.length === 0 || names.includes(baseline.value)) return [];
	const near = require_shared_start.nearest(baseline.value, names);
	const hint = near === null ? `Their names: ${names.join(", ")}.` : `Did you mean ${near}?`;
	return [{
		path: baseline.path,
		message: `${JSON.stringify(baseline.value)} is the name of no candidate.`,
		hint
	}];
}
function droppedKeys({ candidates, benchmarkOptions }) {
	return [...candidates.flatMap(({ env }) => env), ...benchmarkOptions.map(({ path, name }) => ({
		path,
		value: name
	}))].filter(({ value }) => value === "__proto__").map(({ path }) => ({
		path,
		message: "cannot be used as a name.",
		of: "key"
	}));
}

// src/config/load.ts
const MAX_BYTES = 262144;
async function loadCompareConfig(file, options = {}) {
	return parseCompareConfig(await readText(file), file, options);
}
async function parseCompareConfig(text, source, options = {}) {
	const { parseConfigDocument } = await Promise.resolve().then(() => require("../config/document.js"));
	const { value, locate, problems } = parseConfigDocument(text, formatOf(source, text));
	const draft = readDraft(value);
	if (value === void 0) return {
		source,
		raw: value,
		draft,
		locate,
		shape: null,
		problems
	};
	const { config, findings } = await checkConfig(value);
	const relations = relationFindings(draft, options.minCandidates ?? 2);
	const all = [...problems, ...placed([...findings, ...relations], locate)];
	return {
		source,
		raw: value,
		draft,
		locate,
		shape: all.length === 0 ? config : null,
		problems: all
	};
}
async function filesIn(dir) {
	try {
		return await node_fs.default.promises.readdir(dir);
	} catch (cause) {
		if (cause.code === "ENOENT") return [];
		throw new require_shared_start.UsageError("folder-unreadable", `${dir} cannot be listed.`, "Is it a folder that you may read?", { cause });
	}
}
function isSameFolder(one, other) {
	const [a, b] = [one, other].map((dir) => node_fs.default.statSync(dir, {
		bigint: true,
		throwIfNoEntry: false
	}));
	return a !== void 0 && b !== void 0 && a.dev === b.dev && a.ino === b.ino;
}
function formatOf(source, text) {
	const extension = (0, node_path.extname)(source).toLowerCase();
	if (extension === ".json") return "json";
	if (extension === ".yaml" || extension === ".yml") return "yaml";
	return firstJsonFault(text) === null ? "json" : "yaml";
}
async function readText(file) {
	const bytes = await readBytes(file);
	if (bytes.length > MAX_BYTES) throw new require_shared_start.UsageError("config-too-large", `${file} is larger than ${MAX_BYTES / 1024} KiB.`, "Is it a config file? A long list of tasks can be written as globs.");
	const text = decoded$1(bytes);
	if (text === null) throw new require_shared_start.UsageError("config-not-text", `${file} is not text in UTF-8.`, "Is it the right file? If it is, save it as UTF-8.");
	if (text.trim() === "") throw new require_shared_start.UsageError("config-empty", `${file} is empty.`, "Begin with a copy of presets/example.compare.yaml.");
	return text;
}
async function readBytes(file) {
	try {
		const kind = await node_fs.default.promises.stat(file);
		if (!kind.isFile()) {
			const what = kind.isDirectory() ? "a folder" : "not a regular file";
			throw new require_shared_start.UsageError("config-not-a-file", `${file} is ${what}.`, "Name the config file itself.");
		}
		const handle = await node_fs.default.promises.open(file, "r");
		try {
			const buffer = Buffer.alloc(Math.min(kind.size, MAX_BYTES) + 1);
			let length = 0;
			for (;;) {
				const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
				length += bytesRead;
				if (bytesRead === 0 || length === buffer.length) return buffer.subarray(0, length);
			}
		} finally {
			await handle.close();
		}
	} catch (error) {
		if (error instanceof require_shared_start.UsageError) throw error;
		throw await unreadable(file, error);
	}
}
async function unreadable(file, cause) {
	const code = cause.code;
	if (code !== "ENOENT" && code !== "ENOTDIR") return new require_shared_start.UsageError("config-unreadable", `${file} cannot be read (${code ?? "unknown reason"}).`, "Check its permissions.", { cause });
	const neighbours = await node_fs.default.promises.readdir((0, node_path.dirname)(file)).catch(() => []);
	const near = require_shared_start.nearest((0, node_path.basename)(file), neighbours);
	const hint = near === null ? "Begin with a copy of presets/example.compare.yaml." : `Did you mean ${near}?`;
	return new require_shared_start.UsageError("config-not-found", `There is no file ${file}.`, hint, { cause });
}
function decoded$1(bytes) {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return text.includes("\0") ? null : text;
	} catch {
		return null;
	}
}

// src/engine/secret-places.ts
const placesIn = ({ logins, settings }) => [...logins, ...settings];
function loginFilesOf(login, env) {
	const at = folderOf$1(login, env);
	return at === null ? {} : Object.fromEntries(login.files.map((name) => [name, (0, node_path.join)(at, name)]));
}
function secretPlaces(agents, env) {
	const { HOME: home } = env;
	const usual = home === void 0 ? [] : OF_TOOLS.map((path) => (0, node_path.join)(home, path));
	const named = Object.entries(NAMED$1).flatMap(([name, inside]) => {
		const value = env[name];
		return value === void 0 || value === "" ? [] : [(0, node_path.join)(value, inside)];
	});
	const ofAgents = agents.flatMap(({ login }) => login === null ? [] : placesOf(login, env));
	const settings = agents.flatMap(({ keyFiles }) => keyFiles.flatMap((files) => placesOf(files, env)));
	const logins = /* @__PURE__ */ new Set([
		...ofAgents,
		...usual,
		...named
	]);
	return {
		logins: [...logins],
		settings: [...new Set(settings)].filter((place) => !logins.has(place))
	};
}
function placesOf(program, env) {
	return [.../* @__PURE__ */ new Set([folderOf$1(program, env), folderOf$1({
		...program,
		folderVariable: null
	}, env)])].flatMap((at) => {
		if (at === null) return [];
		return [...program.files.map((name) => (0, node_path.join)(at, name)).filter((file) => !isFolder(file)), ...(program.folders ?? []).map((name) => (0, node_path.join)(at, name))];
	});
}
function folderOf$1({ folderVariable, folder }, env) {
	return (folderVariable === null ? void 0 : env[folderVariable]) ?? (env["HOME"] === void 0 ? null : (0, node_path.join)(env["HOME"], folder));
}
function isFolder(path) {
	try {
		return node_fs.default.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
	} catch {
		return false;
	}
}
const OF_TOOLS = [
	...[
		".aws/credentials",
		".aws/sso/cache",
		".aws/cli/cache",
		".azure",
		".config/gcloud",
		".kube/config"
	],
	...[
		".ssh",
		".gnupg",
		".netrc",
		".git-credentials",
		".config/git/credentials",
		".config/gh/hosts.yml"
	],
	...[
		".docker/config.json",
		".config/containers/auth.json",
		".npmrc",
		".pypirc",
		".cargo/credentials.toml"
	]
];
const NAMED$1 = {
	AWS_SHARED_CREDENTIALS_FILE: "",
	CLOUDSDK_CONFIG: "",
	DOCKER_CONFIG: "config.json",
	GH_CONFIG_DIR: "hosts.yml",
	GOOGLE_APPLICATION_CREDENTIALS: "",
	KUBECONFIG: "",
	NETRC: "",
	NPM_CONFIG_USERCONFIG: "",
	XDG_CONFIG_HOME: "gh/hosts.yml"
};

// src/commands/shared/engine.ts
const REGISTRIES = {
	adapters: require_shared_read.adapters,
	backends: require_shared_read.backends,
	isolation: require_shared_read.isolation,
	providers: require_shared_read.providers
};
async function openEngine(ctx) {
	return {
		...REGISTRIES,
		...await ctx.machine(),
		secretPlaces: secretPlaces(Object.values(require_shared_read.OWN_SECRETS), ctx.env),
		openGateway: async (options) => (await Promise.resolve().then(() => require("../gateway/gateway.js"))).openGateway(options),
		http: ctx.http,
		emit: ctx.emit,
		signal: ctx.signal
	};
}

// src/commands/shared/source.ts
const FIELD_OF_FLAG = {
	benchmark: "benchmark",
	runs: "runs",
	task: "task",
	sample: "sample",
	"attempt-timeout": "attempt_timeout_seconds",
	"use-host-config": "use_host_config",
	rule: "rule",
	alpha: "alpha",
	threshold: "threshold",
	margin: "margin",
	"max-excluded": "max_excluded",
	cluster: "cluster",
	baseline: "baseline",
	seed: "seed",
	order: "order",
	concurrency: "concurrency"
};
const OPTION_OF_FLAG = {
	"show-tests": "show_tests",
	"verify-timeout": "verify_timeout"
};
const PLAN_FLAGS = [
	...Object.keys(FIELD_OF_FLAG),
	...Object.keys(OPTION_OF_FLAG),
	"option",
	"budget"
];
async function fromFile(loaded, flags, minCandidates) {
	const overrides = overridesOf(flags, loaded.shape ?? {});
	const { source, locate } = loaded;
	const place = (findings) => findings.flatMap((finding) => topField(finding.path) in overrides ? [flagProblem(finding)] : placed([finding], locate));
	if (loaded.shape === null || Object.keys(overrides).length === 0) return {
		label: source,
		draft: loaded.draft,
		shape: loaded.shape,
		problems: loaded.problems,
		place
	};
	return checked(source, {
		...loaded.shape,
		...overrides
	}, minCandidates, place);
}
async function fromFlags(flags, candidates, defaults = {}) {
	const raw = {
		...defaults,
		...overridesOf(flags, defaults),
		candidates
	};
	return checked(COMMAND_LINE, raw, 1, (findings) => findings.map(flagProblem));
}
async function checked(label, raw, minCandidates, place) {
	const draft = readDraft(raw);
	const { config, findings } = await checkConfig(raw);
	const problems = place([...findings, ...relationFindings(draft, minCandidates)]);
	return {
		label,
		draft,
		shape: problems.length === 0 ? config : null,
		problems,
		place
	};
}
function overridesOf(flags, base) {
	const options = optionsOf(flags);
	return {
		...fieldsOf(flags),
		...options === null ? {} : { benchmark_options: {
			...base.benchmark_options,
			...options
		} },
		...flags.budget === void 0 ? {} : { budget: {
			...base.budget,
			...budgetOf(flags.budget)
		} }
	};
}
function fieldsOf(flags) {
	return Object.fromEntries(Object.entries(FIELD_OF_FLAG).flatMap(([flag, field]) => flags[flag] === void 0 ? [] : [[field, flags[flag]]]));
}
function flagProblem({ path, message, hint }) {
	if (topField(path) === "budget" && path.includes(".")) return {
		path: `--budget ${path.slice(path.indexOf(".") + 1).replaceAll("_", "-")}`,
		message,
		...hint === void 0 ? {} : { hint: hint.replaceAll(/(?<=(?:attempt|run))_/g, "-") }
	};
	return {
		path: flagName(path),
		message,
		...hint === void 0 ? {} : { hint }
	};
}
function flagName(path) {
	const field = topField(path);
	const flag = Object.entries(FIELD_OF_FLAG).find(([, name]) => name === field)?.[0];
	if (flag !== void 0) return `--${flag}`;
	if (field === "benchmark_options") return "--option";
	if (field === "budget") return "--budget";
	if (path.endsWith(".backend")) return "--backend";
	if (path.endsWith(".model")) return "--model";
	return path;
}
const topField = (path) => /^[A-Za-z_$]+/.exec(path)?.[0] ?? "";
function budgetOf(parts) {
	const entries = parts.map((part) => {
		const [, name = "", amount = ""] = /^([^=]*)=?([^]*)$/.exec(part) ?? [];
		return [name.replaceAll("-", "_"), /^\d+$/.test(amount) ? Number(amount) : amount];
	});
	return Object.fromEntries(entries);
}
function optionsOf(flags) {
	const pairs = [...Object.entries(OPTION_OF_FLAG).flatMap(([flag, option]) => {
		const value = flags[flag];
		return value === void 0 ? [] : [[option, value]];
	}), ...(flags.option ?? []).map(pairOf)];
	return pairs.length === 0 ? null : Object.fromEntries(pairs);
}
function pairOf(pair) {
	const at = pair.indexOf("=");
	const [key, value] = at < 0 ? [pair, "true"] : [pair.slice(0, at), pair.slice(at + 1)];
	if (value === "true" || value === "false") return [key, value === "true"];
	return [key, /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value];
}

// src/commands/shared/kept-plan.ts
function existingPlan(ctx) {
	const dir = ctx.flags["run-dir"];
	return dir === void 0 ? null : require_shared_read.readPlan((0, node_path.resolve)(ctx.cwd, dir));
}
function refuseChangesToPlan({ flags }) {
	const given = PLAN_FLAGS.filter((name) => flags[name] !== void 0);
	if (given.length === 0) return;
	throw new require_shared_start.UsageError("fixed-by-plan", `${named(given)} cannot be changed: the plan has decided it.`, "Leave it out, or make another plan.");
}
function refuseIdleAccept(ctx) {
	if (ctx.flags.accept === void 0 || existingPlan(ctx) !== null) return;
	throw new require_shared_start.UsageError("nothing-to-accept", "--accept would do nothing: this is a new run, so there is no earlier one that it could differ from.", "Leave it out, or go on with a run: --run-dir DIR.");
}
function refuseUnplannedShard({ flags }, concurrency) {
	if (flags.shard === void 0) return;
	require_shared_read.parseShard(flags.shard);
	if (concurrency !== void 0) return;
	throw new require_shared_start.UsageError("shard-without-plan", "--shard needs one plan for all parts: the default of --concurrency depends on the machine.", "Make it once with `benchmark plan \u2026 --save plan.json` and run `benchmark compare --plan plan.json --shard K/N`, or set the concurrency.");
}
function refuseReportOfPart({ flags, cwd }) {
	const dir = flags["run-dir"];
	if (dir === void 0 || require_shared_read.readShard((0, node_path.resolve)(cwd, dir)) === null) return;
	const idle = Object.keys(flags).filter((name) => require_shared_start.isIdleBeside(name, "shard"));
	if (idle.length === 0) return;
	throw new require_shared_start.UsageError("part-without-report", `${named(idle)} would do nothing: ${dir} holds a part of a run, which has no report of its own.`, "Leave it out here, and give it to `benchmark merge`.");
}
const named = (flags) => flags.map((name) => `--${name}`).join(", ");

// src/engine/config-changes.ts
const HOST_CONFIG = "host-config";
const recordedConfig = (config) => ({
	files: config.size,
	sha256: require_shared_read.treeDigest(config)
});
function configChanges({ candidates: planned }, candidates, accept) {
	const foreign = accept.filter((field) => field !== HOST_CONFIG);
	if (foreign.length > 0) throw new require_shared_start.UsageError("not-acceptable-here", `--accept ${foreign.join(",")} has no meaning for a run.`, `A run that goes on may differ in ${HOST_CONFIG} alone; the others are for \`report --compare\`.`);
	const changed = planned.filter(({ host_config }, at) => {
		const now = candidates[at]?.own?.config;
		return host_config !== void 0 && now !== void 0 && recordedConfig(now).sha256 !== host_config.sha256;
	});
	if (changed.length === 0) return null;
	const text = `Your own set-up for ${changed.map(({ name }) => name).join(", ")} is not the one this run was planned with`;
	if (accept.includes("host-config")) return `${text}: attempts from here on have the new one, and each record holds the digest of what it had.`;
	throw new require_shared_start.RunError("host-config-changed", `${text}.`, `Put it back, start a new run, or go on all the same: --accept ${HOST_CONFIG}.`);
}

// src/engine/host-config.ts
const MOST_BYTES = 33554432;
const MOST_FILES$1 = 5e3;
function hostConfig(places, env) {
	const found = /* @__PURE__ */ new Map();
	let bytes = 0;
	for (const { folderVariable, folder, entries, into = folder, members } of places) {
		const root = (folderVariable === null ? void 0 : env[folderVariable]) ?? (env["HOME"] === void 0 ? null : (0, node_path.join)(env["HOME"], folder));
		if (root === null) continue;
		for (const file of entries.flatMap((entry) => filesBelow((0, node_path.join)(root, entry)))) {
			const whole = readFile(file);
			const content = whole === null || members === void 0 ? whole : membersOf(whole, members);
			if (content === null) continue;
			bytes += content.bytes.length;
			found.set((0, node_path.join)(into, (0, node_path.relative)(root, file)), {
				kind: "file",
				mode: content.mode,
				content: content.bytes
			});
			if (bytes > MOST_BYTES || found.size > MOST_FILES$1) throw tooMuch(root);
		}
	}
	return found;
}
function filesBelow(place, above = []) {
	const stat = node_fs.default.statSync(place, { throwIfNoEntry: false });
	if (stat?.isFile() === true) return [place];
	if (stat?.isDirectory() !== true) return [];
	const real = node_fs.default.realpathSync(place);
	if (above.includes(real)) return [];
	return node_fs.default.readdirSync(place).filter((name) => name !== ".git" && name !== "node_modules").sort().flatMap((name) => filesBelow((0, node_path.resolve)(place, name), [...above, real]));
}
function membersOf({ bytes, mode }, names) {
	try {
		const whole = JSON.parse(Buffer.from(bytes).toString("utf8"));
		const kept = Object.entries(whole).filter(([name]) => names.includes(name));
		return kept.length === 0 ? null : {
			bytes: Buffer.from(JSON.stringify(Object.fromEntries(kept))),
			mode
		};
	} catch {
		return null;
	}
}
function readFile(file) {
	try {
		if (node_fs.default.statSync(file).size > MOST_BYTES) return {
			bytes: /* @__PURE__ */ new Uint8Array(33554433),
			mode: 420
		};
		return {
			bytes: node_fs.default.readFileSync(file),
			mode: (node_fs.default.statSync(file).mode & 64) === 0 ? 420 : 493
		};
	} catch {
		return null;
	}
}
const tooMuch = (root) => new require_shared_start.UsageError("host-config-too-large", `What ${root} holds is more than ${MOST_FILES$1} files or ${MOST_BYTES / 1024 / 1024} MiB, too much to be given to every attempt.`, "Tidy it up, or leave --use-host-config out.");

// src/engine/attempt-limit.ts
const LONGEST_SECONDS = Math.floor((2 ** 31 - 1) / 1e3);
function limitByVariable({ own }, candidate, userEnv) {
	const name = own?.timeoutVariable;
	if (name === void 0) return null;
	const value = candidate.env[name] ?? (candidate.unsetEnv.includes(name) ? void 0 : userEnv[name]);
	if (value === void 0 || value.trim() === "") return null;
	const seconds = /^\s*\d+\s*$/.test(value) ? Number(value) : 0;
	if (seconds >= 1 && seconds <= LONGEST_SECONDS) return seconds;
	return {
		message: `The variable ${name} is ${JSON.stringify(value)}, which is not a number of seconds.`,
		hint: `Set it to a whole number from 1 to ${LONGEST_SECONDS}, or leave it unset.`
	};
}

// src/engine/named-program.ts
async function namedProgram(spec, { backends }) {
	if (spec === void 0) return {};
	const { transcript } = spec;
	return { command: {
		spec,
		reader: transcript === void 0 ? null : (await backends.get(transcript)).reader ?? null
	} };
}
async function readableTranscripts({ backends }) {
	return (await Promise.all(backends.ids.map((id) => backends.get(id)))).filter(({ reader }) => reader !== void 0).map(({ id }) => id);
}
function passedVariables({ command, env, unsetEnv }, userEnv) {
	const names = (command?.spec.pass_env ?? []).filter((name) => !Object.hasOwn(env, name) && !unsetEnv.includes(name));
	return Object.fromEntries(names.flatMap((name) => userEnv[name] === void 0 ? [] : [[name, userEnv[name]]]));
}

// node_modules/diff/libesm/diff/base.js
var Diff = class {
	diff(oldStr, newStr, options = {}) {
		let callback;
		if (typeof options === "function") {
			callback = options;
			options = {};
		} else if ("callback" in options) callback = options.callback;
		const oldString = this.castInput(oldStr, options);
		const newString = this.castInput(newStr, options);
		const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
		const newTokens = this.removeEmpty(this.tokenize(newString, options));
		return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
	}
	diffWithOptionsObj(oldTokens, newTokens, options, callback) {
		var _a;
		const done = (value) => {
			value = this.postProcess(value, options);
			if (callback) {
				setTimeout(function() {
					callback(value);
				}, 0);
				return;
			} else return value;
		};
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let editLength = 1;
		let maxEditLength = newLen + oldLen;
		if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
		const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : 1e400;
		const abortAfterTimestamp = Date.now() + maxExecutionTime;
		const bestPath = [{
			oldPos: -1,
			lastComponent: void 0
		}];
		let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
		if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
		let minDiagonalToConsider = -1e400, maxDiagonalToConsider = 1e400;
		const execEditLength = () => {
			for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
				let basePath;
				const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
				if (removePath) bestPath[diagonalPath - 1] = void 0;
				let canAdd = false;
				if (addPath) {
					const addPathNewPos = addPath.oldPos - diagonalPath;
					canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
				}
				const canRemove = removePath && removePath.oldPos + 1 < oldLen;
				if (!canAdd && !canRemove) {
					bestPath[diagonalPath] = void 0;
					continue;
				}
				if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = this.addToPath(addPath, true, false, 0, options);
				else basePath = this.addToPath(removePath, false, true, 1, options);
				newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
				if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
				else {
					bestPath[diagonalPath] = basePath;
					if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
					if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
				}
			}
			editLength++;
		};
		if (callback) (function exec() {
			setTimeout(function() {
				if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
				if (!execEditLength()) exec();
			}, 0);
		})();
		else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
			const ret = execEditLength();
			if (ret) return ret;
		}
	}
	addToPath(path, added, removed, oldPosInc, options) {
		const last = path.lastComponent;
		if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: last.count + 1,
				added,
				removed,
				previousComponent: last.previousComponent
			}
		};
		else return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: 1,
				added,
				removed,
				previousComponent: last
			}
		};
	}
	extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
		while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
			newPos++;
			oldPos++;
			commonCount++;
			if (options.oneChangePerToken) basePath.lastComponent = {
				count: 1,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
		}
		if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
			count: commonCount,
			previousComponent: basePath.lastComponent,
			added: false,
			removed: false
		};
		basePath.oldPos = oldPos;
		return newPos;
	}
	equals(left, right, options) {
		if (options.comparator) return options.comparator(left, right);
		else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
	}
	removeEmpty(array) {
		const ret = [];
		for (let i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
		return ret;
	}
	castInput(value, options) {
		return value;
	}
	tokenize(value, options) {
		return Array.from(value);
	}
	join(chars) {
		return chars.join("");
	}
	postProcess(changeObjects, options) {
		return changeObjects;
	}
	get useLongestToken() {
		return false;
	}
	buildValues(lastComponent, newTokens, oldTokens) {
		const components = [];
		let nextComponent;
		while (lastComponent) {
			components.push(lastComponent);
			nextComponent = lastComponent.previousComponent;
			delete lastComponent.previousComponent;
			lastComponent = nextComponent;
		}
		components.reverse();
		const componentLen = components.length;
		let componentPos = 0, newPos = 0, oldPos = 0;
		for (; componentPos < componentLen; componentPos++) {
			const component = components[componentPos];
			if (!component.removed) {
				if (!component.added && this.useLongestToken) {
					let value = newTokens.slice(newPos, newPos + component.count);
					value = value.map(function(value, i) {
						const oldValue = oldTokens[oldPos + i];
						return oldValue.length > value.length ? oldValue : value;
					});
					component.value = this.join(value);
				} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
				newPos += component.count;
				if (!component.added) oldPos += component.count;
			} else {
				component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
				oldPos += component.count;
			}
		}
		return components;
	}
};

// node_modules/diff/libesm/diff/character.js
var CharacterDiff = class extends Diff {};
const characterDiff = new CharacterDiff();

// node_modules/diff/libesm/util/string.js
function longestCommonPrefix(str1, str2) {
	let i = 0;
	for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
	return str1.slice(0, i);
}
function longestCommonSuffix(str1, str2) {
	let i;
	if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
	for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
	return str1.slice(-i);
}
function replacePrefix(string, oldPrefix, newPrefix) {
	if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);
	return newPrefix + string.slice(oldPrefix.length);
}
function replaceSuffix(string, oldSuffix, newSuffix) {
	if (!oldSuffix) return string + newSuffix;
	if (string.slice(-oldSuffix.length) != oldSuffix) throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);
	return string.slice(0, -oldSuffix.length) + newSuffix;
}
function removePrefix(string, oldPrefix) {
	return replacePrefix(string, oldPrefix, "");
}
function removeSuffix(string, oldSuffix) {
	return replaceSuffix(string, oldSuffix, "");
}
function maximumOverlap(string1, string2) {
	return string2.slice(0, overlapCount(string1, string2));
}
function overlapCount(a, b) {
	let startA = 0;
	if (a.length > b.length) startA = a.length - b.length;
	let endB = b.length;
	if (a.length < b.length) endB = a.length;
	const map = Array(endB);
	let k = 0;
	map[0] = 0;
	for (let j = 1; j < endB; j++) {
		if (b[j] == b[k]) map[j] = map[k];
		else map[j] = k;
		while (k > 0 && b[j] != b[k]) k = map[k];
		if (b[j] == b[k]) k++;
	}
	k = 0;
	for (let i = startA; i < a.length; i++) {
		while (k > 0 && a[i] != b[k]) k = map[k];
		if (a[i] == b[k]) k++;
	}
	return k;
}
function segment(string, segmenter) {
	const parts = [];
	for (const segmentObj of Array.from(segmenter.segment(string))) {
		const segment = segmentObj.segment;
		if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment)) parts[parts.length - 1] += segment;
		else parts.push(segment);
	}
	return parts;
}
function trailingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
	let i;
	for (i = string.length - 1; i >= 0; i--) if (!string[i].match(/\s/)) break;
	return string.substring(i + 1);
}
function leadingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
	const match = string.match(/^\s*/);
	return match ? match[0] : "";
}
function leadingAndTrailingWs(string, segmenter) {
	if (!segmenter) return [leadingWs(string), trailingWs(string)];
	if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
	const segments = segment(string, segmenter);
	const firstSeg = segments[0];
	const lastSeg = segments[segments.length - 1];
	return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
}

// node_modules/diff/libesm/diff/word.js
const extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
const tokenizeIncludingWhitespace = new RegExp(`[${extendedWordChars}]+|\\s+|[^${extendedWordChars}]`, "ug");
var WordDiff = class extends Diff {
	equals(left, right, options) {
		if (options.ignoreCase) {
			left = left.toLowerCase();
			right = right.toLowerCase();
		}
		return left.trim() === right.trim();
	}
	tokenize(value, options = {}) {
		let parts;
		if (options.intlSegmenter) {
			const segmenter = options.intlSegmenter;
			if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
			parts = segment(value, segmenter);
		} else parts = value.match(tokenizeIncludingWhitespace) || [];
		const tokens = [];
		let prevPart = null;
		parts.forEach((part) => {
			if (/\s/.test(part)) {
				if (prevPart == null) tokens.push(part);
				else tokens.push(tokens.pop() + part);
			} else if (prevPart != null && /\s/.test(prevPart)) {
				if (tokens[tokens.length - 1] == prevPart) tokens.push(tokens.pop() + part);
				else tokens.push(prevPart + part);
			} else tokens.push(part);
			prevPart = part;
		});
		return tokens;
	}
	join(tokens) {
		return tokens.map((token, i) => {
			if (i == 0) return token;
			else return token.replace(/^\s+/, "");
		}).join("");
	}
	postProcess(changes, options) {
		if (!changes || options.oneChangePerToken) return changes;
		let lastKeep = null;
		let insertion = null;
		let deletion = null;
		changes.forEach((change) => {
			if (change.added) insertion = change;
			else if (change.removed) deletion = change;
			else {
				if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
				lastKeep = change;
				insertion = null;
				deletion = null;
			}
		});
		if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
		return changes;
	}
};
const wordDiff = new WordDiff();
function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
	if (deletion && insertion) {
		const [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter);
		const [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);
		if (startKeep) {
			const commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);
			startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix);
			deletion.value = removePrefix(deletion.value, commonWsPrefix);
			insertion.value = removePrefix(insertion.value, commonWsPrefix);
		}
		if (endKeep) {
			const commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);
			endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix);
			deletion.value = removeSuffix(deletion.value, commonWsSuffix);
			insertion.value = removeSuffix(insertion.value, commonWsSuffix);
		}
	} else if (insertion) {
		if (startKeep) {
			const ws = leadingWs(insertion.value, segmenter);
			insertion.value = insertion.value.substring(ws.length);
		}
		if (endKeep) {
			const ws = leadingWs(endKeep.value, segmenter);
			endKeep.value = endKeep.value.substring(ws.length);
		}
	} else if (startKeep && endKeep) {
		const newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter);
		const newWsStart = longestCommonPrefix(newWsFull, delWsStart);
		deletion.value = removePrefix(deletion.value, newWsStart);
		const newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);
		deletion.value = removeSuffix(deletion.value, newWsEnd);
		endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd);
		startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
	} else if (endKeep) {
		const endKeepWsPrefix = leadingWs(endKeep.value, segmenter);
		const deletionWsSuffix = trailingWs(deletion.value, segmenter);
		const overlap = maximumOverlap(deletionWsSuffix, endKeepWsPrefix);
		deletion.value = removeSuffix(deletion.value, overlap);
	} else if (startKeep) {
		const startKeepWsSuffix = trailingWs(startKeep.value, segmenter);
		const deletionWsPrefix = leadingWs(deletion.value, segmenter);
		const overlap = maximumOverlap(startKeepWsSuffix, deletionWsPrefix);
		deletion.value = removePrefix(deletion.value, overlap);
	}
}
var WordsWithSpaceDiff = class extends Diff {
	tokenize(value) {
		const regex = new RegExp(`(\\r?\\n)|[${extendedWordChars}]+|[^\\S\\n\\r]+|[^${extendedWordChars}]`, "ug");
		return value.match(regex) || [];
	}
};
const wordsWithSpaceDiff = new WordsWithSpaceDiff();

// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	equals(left, right, options) {
		if (options.ignoreWhitespace) {
			if (!options.newlineIsToken || !left.includes("\n")) left = left.trim();
			if (!options.newlineIsToken || !right.includes("\n")) right = right.trim();
		} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
			if (left.endsWith("\n")) left = left.slice(0, -1);
			if (right.endsWith("\n")) right = right.slice(0, -1);
		}
		return super.equals(left, right, options);
	}
};
const lineDiff$1 = new LineDiff();
function tokenize(value, options) {
	if (options.stripTrailingCr) value = value.replace(/\r\n/g, "\n");
	const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
	if (!linesAndNewlines[linesAndNewlines.length - 1]) linesAndNewlines.pop();
	for (let i = 0; i < linesAndNewlines.length; i++) {
		const line = linesAndNewlines[i];
		if (i % 2 && !options.newlineIsToken) retLines[retLines.length - 1] += line;
		else retLines.push(line);
	}
	return retLines;
}

// node_modules/diff/libesm/diff/sentence.js
function isSentenceEndPunct(char) {
	return char == "." || char == "!" || char == "?";
}
var SentenceDiff = class extends Diff {
	tokenize(value) {
		var _a;
		const result = [];
		let tokenStartI = 0;
		for (let i = 0; i < value.length; i++) {
			if (i == value.length - 1) {
				result.push(value.slice(tokenStartI));
				break;
			}
			if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
				result.push(value.slice(tokenStartI, i + 1));
				i = tokenStartI = i + 1;
				while ((_a = value[i + 1]) === null || _a === void 0 ? void 0 : _a.match(/\s/)) i++;
				result.push(value.slice(tokenStartI, i + 1));
				tokenStartI = i + 1;
			}
		}
		return result;
	}
};
const sentenceDiff = new SentenceDiff();

// node_modules/diff/libesm/diff/css.js
var CssDiff = class extends Diff {
	tokenize(value) {
		return value.split(/([{}:;,]|\s+)/);
	}
};
const cssDiff = new CssDiff();

// node_modules/diff/libesm/diff/json.js
var JsonDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	get useLongestToken() {
		return true;
	}
	castInput(value, options) {
		const { undefinedReplacement, stringifyReplacer = (k, v) => typeof v === "undefined" ? undefinedReplacement : v } = options;
		return typeof value === "string" ? value : JSON.stringify(canonicalize(value, null, null, stringifyReplacer), null, "  ");
	}
	equals(left, right, options) {
		return super.equals(left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
	}
};
const jsonDiff = new JsonDiff();
function canonicalize(obj, stack, replacementStack, replacer, key) {
	stack = stack || [];
	replacementStack = replacementStack || [];
	if (replacer) obj = replacer(key === void 0 ? "" : key, obj);
	let i = 0;
	for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
	let canonicalizedObj;
	if ("[object Array]" === Object.prototype.toString.call(obj)) {
		stack.push(obj);
		canonicalizedObj = new Array(obj.length);
		replacementStack.push(canonicalizedObj);
		for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
		stack.pop();
		replacementStack.pop();
		return canonicalizedObj;
	}
	if (obj && obj.toJSON) obj = obj.toJSON();
	if (typeof obj === "object" && obj !== null) {
		stack.push(obj);
		canonicalizedObj = {};
		replacementStack.push(canonicalizedObj);
		const sortedKeys = [];
		let key;
		for (key in obj)
 /* istanbul ignore else */
		if (Object.prototype.hasOwnProperty.call(obj, key)) sortedKeys.push(key);
		sortedKeys.sort();
		for (i = 0; i < sortedKeys.length; i += 1) {
			key = sortedKeys[i];
			canonicalizedObj[key] = canonicalize(obj[key], stack, replacementStack, replacer, key);
		}
		stack.pop();
		replacementStack.pop();
	} else canonicalizedObj = obj;
	return canonicalizedObj;
}

// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
	tokenize(value) {
		return value.slice();
	}
	join(value) {
		return value;
	}
	removeEmpty(value) {
		return value;
	}
};
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
	return arrayDiff.diff(oldArr, newArr, options);
}

// src/engine/change/line-diff.ts
const CONTEXT = 3;
const MAX_EFFORT = 2e7;
const MAX_EDIT_LENGTH = 1e3;
function lineDiff(oldText, newText) {
	const oldLines = linesOf$1(oldText);
	const newLines = linesOf$1(newText);
	const edits = editsOf(oldLines, newLines);
	return {
		hunks: groupsOf(edits).map((group) => hunkOf(group, oldLines, newLines)),
		added: sum(edits.map((edit) => edit.newCount)),
		removed: sum(edits.map((edit) => edit.oldCount))
	};
}
function linesOf$1(text) {
	const lines = [];
	for (let start = 0; start < text.length;) {
		const end = text.indexOf("\n", start);
		const next = end === -1 ? text.length : end + 1;
		lines.push(text.slice(start, next));
		start = next;
	}
	return lines;
}
function editsOf(oldLines, newLines) {
	const shorter = Math.min(oldLines.length, newLines.length);
	let head = 0;
	while (head < shorter && oldLines[head] === newLines[head]) head++;
	let tail = 0;
	while (tail < shorter - head && oldLines.at(-1 - tail) === newLines.at(-1 - tail)) tail++;
	return search(oldLines.slice(head, oldLines.length - tail), newLines.slice(head, newLines.length - tail), head);
}
function search(oldLines, newLines, offset) {
	const whole = {
		oldAt: offset,
		oldCount: oldLines.length,
		newAt: offset,
		newCount: newLines.length
	};
	if (whole.oldCount === 0 && whole.newCount === 0) return [];
	if (whole.oldCount === 0 || whole.newCount === 0) return [whole];
	const ids = /* @__PURE__ */ new Map();
	const idOf = (line) => {
		const known = ids.get(line) ?? ids.size;
		ids.set(line, known);
		return known;
	};
	const bound = Math.ceil(MAX_EFFORT / (whole.oldCount + whole.newCount));
	const parts = diffArrays(oldLines.map(idOf), newLines.map(idOf), { maxEditLength: Math.min(MAX_EDIT_LENGTH, bound) });
	if (parts === void 0) return [whole];
	const edits = [];
	let [oldAt, newAt] = [offset, offset];
	let open = null;
	for (const { count, added, removed } of parts) {
		if (added || removed) {
			open ??= {
				oldAt,
				newAt,
				oldCount: 0,
				newCount: 0
			};
			open = {
				...open,
				oldCount: open.oldCount + (removed ? count : 0),
				newCount: open.newCount + (added ? count : 0)
			};
		} else if (open !== null) {
			edits.push(open);
			open = null;
		}
		if (!added) oldAt += count;
		if (!removed) newAt += count;
	}
	return open === null ? edits : [...edits, open];
}
function groupsOf(edits) {
	const groups = [];
	let last = null;
	for (const edit of edits) {
		const group = groups.at(-1);
		if (group !== void 0 && last !== null && edit.oldAt - last.oldAt - last.oldCount <= 6) group.push(edit);
		else groups.push([edit]);
		last = edit;
	}
	return groups;
}
function hunkOf(edits, oldLines, newLines) {
	const [first] = edits;
	const last = edits.at(-1) ?? first;
	const lead = Math.min(CONTEXT, first.oldAt);
	const [oldFrom, newFrom] = [first.oldAt - lead, first.newAt - lead];
	const oldEnd = Math.min(last.oldAt + last.oldCount + CONTEXT, oldLines.length);
	const lines = [];
	let oldAt = oldFrom;
	const copyUntil = (end) => {
		for (; oldAt < end; oldAt++) lines.push(` ${oldLines[oldAt]}`);
	};
	for (const edit of edits) {
		copyUntil(edit.oldAt);
		for (; oldAt < edit.oldAt + edit.oldCount; oldAt++) lines.push(`-${oldLines[oldAt]}`);
		for (let at = edit.newAt; at < edit.newAt + edit.newCount; at++) lines.push(`+${newLines[at]}`);
	}
	copyUntil(oldEnd);
	const oldCount = oldEnd - oldFrom;
	const newCount = oldCount + sum(edits.map((edit) => edit.newCount - edit.oldCount));
	return {
		oldStart: oldCount === 0 ? oldFrom : oldFrom + 1,
		oldLines: oldCount,
		newStart: newCount === 0 ? newFrom : newFrom + 1,
		newLines: newCount,
		lines
	};
}
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// src/engine/change/change-set.ts
function changeOf(before, after) {
	const changed = [];
	const deleted = [];
	const added = [];
	for (const [path, entry] of before) {
		const now = after.get(path);
		if (now === void 0) deleted.push([path, entry]);
		else if (!sameEntry(entry, now)) changed.push(changedInPlace(path, entry, now));
	}
	for (const [path, entry] of after) if (!before.has(path)) added.push([path, entry]);
	const changes = [...changed, ...movedOrNot(deleted.sort(byPath$1), added.sort(byPath$1))];
	changes.sort((a, b) => a.path < b.path ? -1 : 1);
	return {
		changes,
		stats: statsOf$2(changes)
	};
}
function sameEntry(a, b) {
	if (a === b) return true;
	if (a.kind === "symlink" || b.kind === "symlink") return a.kind === b.kind && contentOf$1(a).equals(contentOf$1(b));
	return a.mode === b.mode && sameContent(a, b);
}
function contentOf$1(entry) {
	if (entry === null) return Buffer.alloc(0);
	const bytes = entry.kind === "file" ? entry.content : require_shared_read.pathBytes(entry.target);
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
const MAX_TEXT_BYTES = 2097152;
const sameContent = (a, b) => a.content === b.content || contentOf$1(a).equals(contentOf$1(b));
function changedInPlace(path, before, after) {
	const change = {
		path,
		before,
		after
	};
	if (before.kind !== after.kind) return {
		...change,
		kind: "type_changed",
		contents: [contentChange(before, null), contentChange(null, after)]
	};
	if (before.kind === "file" && after.kind === "file" && sameContent(before, after)) return {
		...change,
		kind: "mode_changed",
		contents: []
	};
	return {
		...change,
		kind: "modified",
		contents: [contentChange(before, after)]
	};
}
function movedOrNot(deleted, added) {
	const origins = originsOf(deleted, added);
	const moved = new Set([...origins.values()].map(([from]) => from));
	const changes = added.map(([path, after]) => {
		const origin = origins.get(path);
		if (origin === void 0) return {
			kind: "added",
			path,
			after,
			contents: [contentChange(null, after)]
		};
		return {
			kind: "renamed",
			path,
			from: origin[0],
			before: origin[1],
			after,
			contents: []
		};
	});
	for (const [path, before] of deleted) if (!moved.has(path)) changes.push({
		kind: "deleted",
		path,
		before,
		contents: [contentChange(before, null)]
	});
	return changes;
}
function originsOf(deleted, added) {
	const sizes = new Set(deleted.map(([, entry]) => sizeOf(entry)));
	const candidates = added.filter(([, entry]) => sizeOf(entry) > 0 && sizes.has(sizeOf(entry)));
	const origins = /* @__PURE__ */ new Map();
	if (candidates.length === 0) return origins;
	const byDigest = /* @__PURE__ */ new Map();
	for (const origin of deleted) {
		if (origin[1].kind !== "file") continue;
		const digest = digestOf(origin[1]);
		const alike = byDigest.get(digest);
		if (alike === void 0) byDigest.set(digest, [origin]);
		else alike.push(origin);
	}
	for (const alike of byDigest.values()) alike.reverse();
	for (const [path, entry] of candidates) {
		const origin = byDigest.get(digestOf(entry))?.pop();
		if (origin !== void 0) origins.set(path, origin);
	}
	return origins;
}
function contentChange(before, after) {
	const [oldContent, newContent] = [contentOf$1(before), contentOf$1(after)];
	return {
		before,
		after,
		lines: Math.max(oldContent.length, newContent.length) > MAX_TEXT_BYTES || oldContent.includes(0) || newContent.includes(0) ? null : lineDiff(oldContent.toString("latin1"), newContent.toString("latin1"))
	};
}
function statsOf$2(changes) {
	let [added, removed] = [0, 0];
	for (const { lines } of changes.flatMap((change) => change.contents)) {
		added += lines?.added ?? 0;
		removed += lines?.removed ?? 0;
	}
	return {
		files_changed: changes.length,
		lines_added: added,
		lines_removed: removed
	};
}
const digestOf = (entry) => (0, node_crypto.createHash)("sha1").update(contentOf$1(entry)).digest("hex");
const sizeOf = (entry) => entry.kind === "file" ? entry.content.length : 0;
const byPath$1 = ([a], [b]) => a < b ? -1 : 1;

// src/engine/change/git-pack.ts
const TYPE_BITS = {
	commit: 1,
	tree: 2,
	blob: 3
};
function packOf(objects) {
	const parts = [Buffer.concat([
		Buffer.from("PACK"),
		uint32(2),
		uint32(objects.length)
	])];
	const placed = [];
	let offset = 12;
	for (const { type, id, content } of objects) {
		const part = Buffer.concat([sizeHeader(TYPE_BITS[type], content.length), (0, node_zlib.deflateSync)(content)]);
		placed.push({
			id,
			crc: (0, node_zlib.crc32)(part),
			offset
		});
		parts.push(part);
		offset += part.length;
	}
	if (offset > 0x7fffffff) throw new RangeError(`A task's files take ${offset} bytes, more than one pack can hold.`);
	const pack = sealed(parts);
	const checksum = pack.subarray(-20);
	placed.sort((a, b) => a.id < b.id ? -1 : 1);
	const idx = sealed([
		Buffer.concat([Buffer.from("\u00fftOc", "latin1"), uint32(2)]),
		...fanOut(placed.map(({ id }) => Number.parseInt(id.slice(0, 2), 16))),
		...placed.map(({ id }) => Buffer.from(id, "hex")),
		...placed.map(({ crc }) => uint32(crc)),
		...placed.map((object) => uint32(object.offset)),
		checksum
	]);
	return {
		name: `pack-${checksum.toString("hex")}`,
		pack,
		idx
	};
}
function fanOut(firstBytes) {
	const upTo = [];
	let count = 0;
	for (let byte = 0; byte < 256; byte++) {
		while (firstBytes[count] === byte) count++;
		upTo.push(uint32(count));
	}
	return upTo;
}
function sizeHeader(type, size) {
	const bytes = [type << 4 | size & 15];
	for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) bytes.push((bytes.pop() ?? 0) | 128, rest & 127);
	return Buffer.from(bytes);
}
function sealed(parts) {
	const content = Buffer.concat(parts);
	return Buffer.concat([content, (0, node_crypto.createHash)("sha1").update(content).digest()]);
}
function uint32(value) {
	const bytes = Buffer.allocUnsafe(4);
	bytes.writeUInt32BE(value);
	return bytes;
}

// src/engine/change/git-index.ts
const [BEFORE_MODE, AFTER_MODE] = [Buffer.alloc(24), Buffer.alloc(12)];
const LONGEST_NAME_TOLD = 4095;
function indexOf(files) {
	const sorted = files.toSorted((a, b) => a.path < b.path ? -1 : 1);
	return sealed([
		Buffer.from("DIRC"),
		uint32(2),
		uint32(files.length),
		...sorted.map(entryOf)
	]);
}
function entryOf({ path, mode, blob }) {
	const flags = Buffer.allocUnsafe(2);
	flags.writeUInt16BE(Math.min(path.length, LONGEST_NAME_TOLD));
	const entry = [
		BEFORE_MODE,
		uint32(Number.parseInt(mode, 8)),
		AFTER_MODE,
		Buffer.from(blob.id, "hex"),
		flags
	];
	const name = Buffer.from(path, "latin1");
	return Buffer.concat([
		...entry,
		name,
		Buffer.alloc(8 - (62 + name.length) % 8)
	]);
}

// src/engine/change/root-commit.ts
const BRANCH = "refs/heads/main";
const IDENTITY = "Developer <developer@localhost> 946684800 +0000";
const MESSAGE = "Initial commit\n";
const CONFIG = `[core]
\trepositoryformatversion = 0
\tbare = false
\tprotectNTFS = false
[gc]
\tauto = 0
`;
const ATTRIBUTES = "* -text !eol !ident !filter !working-tree-encoding\n";
function rootCommit(tree) {
	const files = [...tree].map(([path, entry]) => ({
		path: Buffer.from(require_shared_read.pathBytes(path)).toString("latin1"),
		mode: entry.kind === "symlink" ? "120000" : `100${entry.mode.toString(8)}`,
		blob: require_shared_read.gitObject("blob", contentOf$1(entry))
	}));
	const trees = require_shared_read.treeObjects(files);
	const commit = commitOf(trees[0]);
	const objects = new Map([
		commit,
		...trees,
		...files.map(({ blob }) => blob)
	].map((object) => [object.id, object]));
	const { name, pack, idx } = packOf([...objects.values()]);
	return /* @__PURE__ */ new Map([
		[".git/HEAD", require_shared_read.textFile(`ref: ${BRANCH}\n`)],
		[".git/config", require_shared_read.textFile(CONFIG)],
		[".git/info/attributes", require_shared_read.textFile(ATTRIBUTES)],
		[".git/index", bytesFile(indexOf(files))],
		[`.git/${BRANCH}`, require_shared_read.textFile(`${commit.id}\n`)],
		[`.git/objects/pack/${name}.idx`, bytesFile(idx)],
		[`.git/objects/pack/${name}.pack`, bytesFile(pack)]
	]);
}
const commitOf = ({ id }) => require_shared_read.gitObject("commit", Buffer.from(`tree ${id}\nauthor ${IDENTITY}\ncommitter ${IDENTITY}\n\n${MESSAGE}`));
const bytesFile = (content) => ({
	kind: "file",
	mode: 420,
	content
});

// src/engine/prepare.ts
function prepareTask(adapter, task) {
	const starting = adapter.starting(task);
	return {
		task,
		isolation: adapter.isolation(task),
		starting,
		hidden: adapter.hidden(task),
		git: rootCommit(starting),
		command: adapter.verify(task),
		promptSha256: promptDigest(adapter, task),
		verifierSha256: verifierDigest(adapter, task)
	};
}
const promptDigest = (adapter, task) => require_shared_read.sha256(adapter.prompt(task));
function verifierDigest(adapter, task) {
	const environments = adapter.environments?.(task) ?? [];
	return require_shared_read.digestOf({
		hidden: require_shared_read.treeDigest(adapter.hidden(task)),
		command: adapter.verify(task),
		protected: adapter.protected(task),
		...adapter.folder === void 0 ? {} : { folder: adapter.folder(task) },
		...environments.length === 0 ? {} : { environments: environments.map(specDigest) }
	});
}
const specDigests = /* @__PURE__ */ new WeakMap();
function specDigest(spec) {
	const known = specDigests.get(spec);
	if (known !== void 0) return known;
	const digest = require_shared_read.digestOf({
		...spec,
		files: require_shared_read.treeDigest(spec.files)
	});
	specDigests.set(spec, digest);
	return digest;
}

// src/config/task-globs.ts
var import_picomatch = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_shared_read.require_picomatch(), 1);
const MAX_PATTERN = 1e3;
function expandTasks(patterns, ids, pathOf = (index) => `task[${index}]`) {
	const known = new Set(ids);
	const chosen = /* @__PURE__ */ new Set();
	const problems = [];
	for (const [index, pattern] of patterns.entries()) {
		const found = known.has(pattern) ? [pattern] : matching(pattern, ids);
		for (const id of found) chosen.add(id);
		if (found.length === 0) problems.push({
			path: pathOf(index),
			...nothingNamed(pattern, ids)
		});
	}
	return {
		ids: ids.filter((id) => chosen.has(id)),
		problems
	};
}
function matching(pattern, ids) {
	if (pattern === "" || pattern.length > MAX_PATTERN) return [];
	const plain = pattern.replace(/[()|+]/g, "\\$&");
	const matches = (0, import_picomatch.default)(plain, {
		...require_shared_read.GLOB_OPTIONS,
		nonegate: true,
		noextglob: true
	});
	return ids.filter((id) => matches(id));
}
function nothingNamed(pattern, ids) {
	const shown = JSON.stringify(pattern.length > 60 ? `${require_shared_early.headOf(pattern, 60)}...` : pattern);
	if (pattern.startsWith("!")) return {
		message: `${shown} names no task.`,
		hint: "Tasks cannot be taken out with !; name those that are wanted."
	};
	const isGlob = /[*?[{]/.test(pattern);
	const message = isGlob ? `No task matches ${shown}.` : `Unknown task ${shown}.`;
	const meant = isGlob ? null : meantBy(pattern, ids);
	if (meant !== null) return {
		message,
		hint: meant
	};
	return {
		message,
		hint: `${ids.length === 1 ? "There is 1 task" : `There are ${ids.length} tasks`}, such as ${ids.slice(0, 3).join(", ")}. ** matches across slashes, * does not.`
	};
}
const MOST_SHOWN = 6;
function meantBy(written, ids) {
	const lower = written.toLowerCase();
	const below = ids.filter((id) => id.toLowerCase().startsWith(`${lower}/`));
	const [first = ""] = below;
	if (below.length > 0 && written !== "") return `Did you mean ${first.slice(0, written.length)}/**?`;
	const named = ids.filter((id) => id.toLowerCase().endsWith(`/${lower}`));
	const near = named.length > 0 ? null : require_shared_start.nearest(written, ids);
	if (near !== null) return `Did you mean ${near}?`;
	const last = named.length > 0 ? written : require_shared_start.nearest(written, new Set(ids.map(lastPart)));
	if (last === null) return null;
	const like = named.length > 0 ? named : ids.filter((id) => lastPart(id) === last);
	return `Did you mean ${choice(like.slice(0, MOST_SHOWN))}?${like.length > 1 ? ` **/${lastPart(like[0] ?? "")} is all ${like.length}.` : ""}`;
}
const lastPart = (id) => id.slice(id.lastIndexOf("/") + 1);
const choice = (ids) => ids.length < 2 ? ids.join("") : `${ids.slice(0, -1).join(", ")} or ${ids[ids.length - 1] ?? ""}`;

// src/engine/command-findings.ts
async function commandFindings(candidate, backend, registries) {
	const { command, path } = candidate;
	if (backend.commandProblems === void 0) return command === null ? [] : [foreignCommand(command.path, backend, registries)];
	if (command === null) return [{
		path: candidate.backend?.path ?? path,
		message: `${backend.id} does not say which program it is to start.`,
		hint: "In a configuration file, give the candidate a command, such as command: { argv: [my-agent, --model, \"{model}\"] }."
	}];
	const { value: spec } = command;
	if (spec === null) return [];
	const facts = {
		model: candidate.model?.value ?? "",
		hasProvider: candidate.provider !== null
	};
	return [
		...backend.commandProblems(spec, facts).map(({ part, message, hint }) => ({
			path: `${command.path}.${part}`,
			message,
			hint
		})),
		...await transcriptFindings({
			path: command.path,
			value: spec
		}, registries),
		...passedTwice({
			path: command.path,
			value: spec
		}, candidate)
	];
}
const foreignCommand = (path, { id }, { backends }) => ({
	path,
	message: `${id} starts its own program, not one that is named.`,
	hint: backends.has("command") ? "Use backend: command, or leave the command out." : "Leave the command out."
});
async function transcriptFindings({ path, value: { transcript } }, registries) {
	if (transcript === void 0) return [];
	const known = await readableTranscripts(registries);
	if (known.includes(transcript)) return [];
	const near = require_shared_start.nearest(transcript, known);
	return [{
		path: `${path}.transcript`,
		message: `There is no reader of ${JSON.stringify(transcript)}.`,
		hint: `${near === null ? "" : `Did you mean ${near}? `}Known: ${known.join(", ")}. Leave it out for output of any other kind.`
	}];
}
function passedTwice({ path, value: { pass_env = [] } }, candidate) {
	const [set, unset] = [candidate.env, candidate.unsetEnv].map((all) => new Set(all.map(({ value }) => value)));
	return pass_env.flatMap((name, at) => {
		const other = set?.has(name) === true ? "env" : unset?.has(name) === true ? "unset_env" : null;
		if (other === null) return [];
		return [{
			path: `${path}.pass_env[${at}]`,
			message: `${name} is also in ${candidate.path}.${other}.`,
			hint: "Name it in one of them."
		}];
	});
}

// src/engine/translation/litellm.ts
const VERSION = "1.108.0";
const TRANSLATOR = "LiteLLM";
const LITELLM = `litellm ${VERSION}`;
const UPSTREAM_PROTOCOL = "openai-chat";
const TRANSLATED_PROTOCOLS = ["anthropic"];
const LITELLM_PYTHON = {
	atLeast: [3, 10],
	before: [3, 15]
};
const LITELLM_ISOLATION = {
	tier: "worktree+venv",
	python: "python3",
	install_command: `python -m pip install --quiet --disable-pip-version-check 'litellm[proxy]==${VERSION}'`,
	verify_imports: ["litellm.proxy.proxy_server"]
};
function litellmConfig({ upstream, model }) {
	return JSON.stringify({
		model_list: [{
			model_name: model,
			litellm_params: {
				model: `hosted_vllm/${model}`,
				api_base: `${upstream}/v1`,
				api_key: `os.environ/${UPSTREAM_KEY}`
			}
		}],
		litellm_settings: {
			drop_params: true,
			telemetry: false,
			num_retries: 0
		},
		general_settings: { master_key: `os.environ/${MASTER_KEY}` }
	});
}
const UPSTREAM_KEY = "BENCHMARK_UPSTREAM_KEY";
const MASTER_KEY = "LITELLM_MASTER_KEY";
const litellmEnv = ({ key }, masterKey) => ({
	[UPSTREAM_KEY]: key ?? "none",
	[MASTER_KEY]: masterKey,
	LITELLM_LOCAL_MODEL_COST_MAP: "True",
	PYTHONDONTWRITEBYTECODE: "1"
});
const litellmArgv = (config, port) => [
	"litellm",
	"--config",
	config,
	"--host",
	"127.0.0.1",
	"--port",
	String(port)
];
const litellmFault = (candidate, what) => new require_shared_start.RunError("no-translator", `The LiteLLM proxy for ${candidate} ${what}`, "Serve the model with a protocol that the agent speaks, name an agent that speaks OpenAI's, such as aider/vllm:MODEL, or see what the proxy said. Nothing was run.");

// src/engine/readiness/unspoken.ts
function spokenBy({ protocols }, command) {
	if (command == null) return protocols;
	return command.protocol === void 0 ? [] : [command.protocol];
}
async function unspoken(backend, spoken, provider, { backends }) {
	if (canSpeak(spoken, provider)) return null;
	if (spoken.length === 0) return {
		message: `${backend.id} cannot be pointed at a provider.`,
		hint: "Leave the provider out."
	};
	const able = (await Promise.all(backends.ids.map((id) => backends.get(id)))).flatMap(({ id, protocols }) => canSpeak(protocols, provider) ? [id] : []);
	return {
		message: `${backend.id} speaks ${require_shared_read.listed(spoken)}, and ${provider.id} ${require_shared_read.listed(provider.speaks)} alone.`,
		hint: `${require_shared_read.inWords(able)} can: ${example(able, provider)}.`
	};
}
const example = (able, { id, defaultBackend }) => able.includes(defaultBackend) ? `${id}:MODEL is driven by ${defaultBackend}` : `write ${able[0] ?? "AGENT"}/${id}:MODEL`;
const canSpeak = (spoken, { speaks, translatable }) => spoken.some((one) => speaks.includes(one) || translatable === true && TRANSLATED_PROTOCOLS.includes(one));

// src/datasets/tree-id.ts
function treeIdOf(folder) {
	const files = [];
	const root = Buffer.from(folder).toString("latin1");
	const pending = [""];
	for (let inside = pending.pop(); inside !== void 0; inside = pending.pop()) for (const entry of node_fs.default.readdirSync(bytes(`${root}/${inside}`), {
		withFileTypes: true,
		encoding: "latin1"
	})) {
		const path = `${inside}${entry.name}`;
		if (path === ".git") continue;
		const at = bytes(`${root}/${path}`);
		if (entry.isDirectory()) pending.push(`${path}/`);
		else if (entry.isSymbolicLink()) files.push({
			path,
			mode: "120000",
			blob: require_shared_read.gitObject("blob", node_fs.default.readlinkSync(at, "buffer"))
		});
		else if (entry.isFile()) files.push(fileAt(path, at));
		else throw new Error(`${folder}/${path} is neither a file, a folder nor a link`);
	}
	return {
		id: require_shared_read.treeObjects(files)[0].id,
		files: files.length
	};
}
const bytes = (path) => Buffer.from(path, "latin1");
function fileAt(path, at) {
	return {
		path,
		mode: (node_fs.default.statSync(at).mode & 64) !== 0 ? "100755" : "100644",
		blob: require_shared_read.gitObject("blob", node_fs.default.readFileSync(at))
	};
}

// src/datasets/dataset-cache.ts
const datasetFolder = (cacheRoot, benchmark, { tree }) => (0, node_path.join)(cacheRoot, "datasets", benchmark, tree);
function inspectDataset(folder, { tree }) {
	if (!node_fs.default.existsSync(folder)) return {
		fault: "absent",
		files: 0
	};
	try {
		const { id, files } = treeIdOf(folder);
		return {
			fault: id === tree ? null : `its tree is ${id} and should be ${tree}`,
			files
		};
	} catch (error) {
		return {
			fault: require_shared_read.messageOf(error),
			files: 0
		};
	}
}
function openDataset(cacheRoot, benchmark, source) {
	const folder = datasetFolder(cacheRoot, benchmark, source);
	const { fault } = inspectDataset(folder, source);
	if (fault === null) return folder;
	if (fault === "absent") return null;
	throw new require_shared_start.MissingPrerequisite("dataset-altered", `The data of ${benchmark} in ${folder} is not what was fetched: ${fault}.`, `Get it again with: ${fetchCommand(benchmark, originOf(folder))}`);
}
function fetchCommand(benchmark, from) {
	return `benchmark fetch ${benchmark}${from === null ? "" : ` --from ${require_shared_start.shellWord(from)}`}`;
}
const originFile = (folder) => `${folder}.json`;
function keepOrigin(folder, from) {
	if (from === null) node_fs.default.rmSync(originFile(folder), { force: true });
	else require_shared_read.writeWhole(originFile(folder), require_shared_read.prettyJson({ from: withoutSecrets(from) }));
}
const withoutSecrets = (from) => from.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i, "$1");
function originOf(folder) {
	try {
		const { from } = JSON.parse(node_fs.default.readFileSync(originFile(folder), "utf8"));
		return typeof from === "string" ? from : null;
	} catch {
		return null;
	}
}

// src/engine/open-adapter.ts
function openAdapter(plugin, options, cacheRoot) {
	const { id, dataset } = plugin;
	return plugin.open(options, dataset === void 0 ? null : openDataset(cacheRoot, id, dataset));
}

// src/engine/resolve.ts
async function resolveNames(draft, registries, options) {
	const findings = [];
	const benchmark = draft.benchmark === null ? null : await resolveBenchmark(draft.benchmark, draft, {
		...registries,
		...options
	}, findings);
	const backends = await Promise.all(draft.candidates.map((candidate) => resolveBackend(candidate, registries, findings)));
	if (benchmark !== null) findings.push(...withoutOracle(benchmark, backends, draft));
	return {
		benchmark,
		backends,
		findings
	};
}
async function resolveBenchmark(name, draft, { adapters, isolation, cacheRoot, unsoundToo }, findings) {
	const plugin = await load(() => adapters.get(name.value), name.path, findings);
	if (plugin === null) return null;
	const options = resolveOptions(draft.benchmarkOptions, plugin, findings);
	const adapter = await openAdapter(plugin, options, cacheRoot);
	const ids = adapter.tasks.map((task) => task.id);
	const double = ids.find((id, at) => ids.indexOf(id) !== at);
	if (double !== void 0) findings.push({
		path: name.path,
		message: `${plugin.id} lists the task ${JSON.stringify(double)} twice.`,
		hint: "This is a fault of the adapter; please report it."
	});
	if (ids.length === 0) findings.push({
		path: name.path,
		message: `${plugin.id} has no tasks here.`,
		hint: `Get its data with: benchmark fetch ${plugin.id}`
	});
	const selected = draft.tasks.length === 0 || ids.length === 0 ? {
		ids,
		problems: []
	} : expandTasks(draft.tasks.map((task) => task.value), ids, (at) => draft.tasks[at]?.path ?? "task");
	findings.push(...selected.problems);
	const wanted = new Set(selected.ids);
	const tier = adapter.tasks.filter((task) => wanted.has(task.id)).map((task) => adapter.isolation(task).tier).find((id) => !isolation.has(id));
	if (tier !== void 0) findings.push({
		path: name.path,
		message: `${plugin.id} needs the isolation tier ${tier}, which is not implemented yet.`,
		hint: `Tiers: ${isolation.ids.join(", ")}.`
	});
	const asked = adapter.tasks.filter((task) => wanted.has(task.id));
	const leftOut = unsoundToo ? [] : quarantinedAmong(asked, adapter);
	const sound = asked.filter(({ id }) => !leftOut.some(({ task_id }) => task_id === id));
	if (asked.length > 0 && sound.length === 0) findings.push({
		path: draft.tasks[0]?.path ?? name.path,
		message: `${require_shared_read.listed(leftOut.map(({ task_id }) => task_id))} cannot tell candidates apart: ${leftOut[0]?.reason ?? ""}`,
		hint: `Choose other tasks: benchmark list --benchmark ${plugin.id}`
	});
	return {
		plugin,
		adapter,
		options,
		leftOut,
		...drawn(sound, draft, findings)
	};
}
const quarantinedAmong = (tasks, { quarantined }) => tasks.flatMap(({ id }) => {
	const reason = quarantined?.get(id);
	return reason === void 0 ? [] : [{
		task_id: id,
		reason
	}];
});
function drawn(asked, { sample, seed }, findings) {
	if (sample === null || asked.length === 0) return {
		tasks: asked,
		sample: null
	};
	if (sample.value > asked.length) {
		findings.push({
			path: sample.path,
			message: `${sample.value} tasks cannot be drawn from ${asked.length}.`,
			hint: "Ask for fewer, or leave it out to run them all."
		});
		return {
			tasks: asked,
			sample: null
		};
	}
	const tasks = require_shared_read.sampleTasks(asked, sample.value, seed);
	return {
		tasks,
		sample: {
			size: tasks.length,
			of: asked.length,
			seed
		}
	};
}
function resolveOptions(given, plugin, findings) {
	const known = Object.keys(plugin.options);
	for (const { name, path } of given) {
		if (Object.hasOwn(plugin.options, name)) continue;
		const near = require_shared_start.nearest(name, known);
		findings.push({
			path,
			of: "key",
			message: `${plugin.id} has no option ${JSON.stringify(name)}.`,
			hint: near !== null ? `Did you mean ${near}?` : known.length === 0 ? "It takes no options." : `Its options: ${known.join(", ")}.`
		});
	}
	return Object.fromEntries(Object.entries(plugin.options).map(([name, spec]) => {
		const option = given.find((one) => one.name === name);
		if (option === void 0) return [name, spec.default];
		const { value } = option;
		const unfit = fits(value, spec) ? spec.unfit?.(value) ?? null : null;
		if (fits(value, spec) && unfit === null) return [name, value];
		const typed = spec.choices === void 0 ? `${ARTICLE[spec.type]} ${spec.type}` : `one of ${spec.choices.join(", ")}`;
		const wanted = unfit ?? typed;
		findings.push({
			path: option.path,
			message: `${name} is ${JSON.stringify(value)}, which is not ${wanted}.`,
			hint: spec.help
		});
		return [name, spec.default];
	}));
}
const ARTICLE = {
	boolean: "a",
	integer: "an",
	string: "a"
};
function fits(value, { type, choices }) {
	if (type === "integer") return Number.isSafeInteger(value);
	if (typeof value !== type) return false;
	return choices === void 0 || choices.includes(String(value));
}
async function resolveBackend(candidate, registries, findings) {
	const { backends, providers } = registries;
	const { backend, model, provider, endpoint } = candidate;
	const served = provider === null ? null : await load(() => providers.get(provider.value), provider.path, findings);
	const root = endpoint === null ? "" : require_shared_read.endpointRoot(endpoint.value);
	if (endpoint !== null && typeof root !== "string") findings.push({
		path: endpoint.path,
		message: root.message,
		hint: root.hint
	});
	else if (endpoint !== null && provider === null) findings.push({
		path: endpoint.path,
		message: "needs a provider to be the endpoint of.",
		hint: "Set provider."
	});
	if (backend === null) return null;
	const plugin = await load(() => backends.get(backend.value), backend.path, findings);
	if (plugin !== null) findings.push(...await commandFindings(candidate, plugin, registries));
	if (plugin !== null && served !== null && provider !== null) {
		const spoken = spokenBy(plugin, candidate.command?.value);
		const problem = plugin.commandProblems !== void 0 && spoken.length === 0 ? null : await unspoken(plugin, spoken, served, registries);
		if (problem !== null) findings.push({
			path: provider.path,
			...problem
		});
	}
	if (plugin === null || model === null) return plugin;
	const problems = plugin.modelProblems(model.value);
	findings.push(...problems.map(({ message, ...hint }) => ({
		path: model.path,
		message: `${plugin.id}: ${message}`,
		...hint
	})));
	return plugin;
}
function withoutOracle({ plugin, adapter, tasks }, backends, draft) {
	const unsolvable = tasks.find((task) => adapter.oracle?.(task) === void 0);
	if (unsolvable === void 0) return [];
	return draft.candidates.flatMap(({ path }, at) => {
		const backend = backends[at];
		if (backend?.needsOracle !== true) return [];
		return [{
			path: `${path}.backend`,
			message: `${backend.id} applies reference solutions, and ${plugin.id} has none for ${JSON.stringify(unsolvable.id)}.`,
			hint: "Leave the task out with `task`, or use a real agent."
		}];
	});
}
async function load(get, path, findings) {
	try {
		return await get();
	} catch (error) {
		if (!(error instanceof require_shared_start.UsageError)) throw error;
		findings.push({
			path,
			message: error.message,
			hint: error.hint
		});
		return null;
	}
}

// src/engine/own-settings.ts
function ownSettings(needs, env) {
	const [bad] = badSettings(needs, env);
	if (bad !== void 0) throw new require_shared_start.UsageError("bad-setting", bad.message, bad.hint);
	return Object.fromEntries(said(needs, env).map(({ name, value }) => [name, value]));
}
const badSettings = (needs, env) => said(needs, env).flatMap((setting) => mayBe(setting) ? [] : [badSetting(setting)]);
function unreadSettings(names, agents) {
	const read = agents.flatMap(({ own }) => [...Object.keys(own?.settingVariables ?? {}), ...own?.timeoutVariable === void 0 ? [] : [own.timeoutVariable]]);
	return names.filter((name) => isSetting(name) && !read.includes(name)).map((name) => unreadSetting(name, read));
}
const isSetting = (name) => name.startsWith("CCT_");
const said = (needs, env) => Object.entries(needs?.settingVariables ?? {}).flatMap(([name, words]) => {
	const value = env[name]?.trim() ?? "";
	return value === "" ? [] : [{
		name,
		value,
		words
	}];
});
const FLAG_WORDS = [
	"1",
	"true",
	"yes",
	"on",
	"0",
	"false",
	"no",
	"off"
];
const mayBe = ({ value, words }) => words === "flag" ? FLAG_WORDS.includes(value.toLowerCase()) : words.includes(value);
function badSetting({ name, value, words }) {
	const choices = words === "flag" ? FLAG_WORDS : words;
	return {
		name,
		message: `The variable ${name} is ${JSON.stringify(value)}, which is none of ${choices.join(", ")}.`,
		hint: `${didYouMean(value.toLowerCase(), choices)}Set it to one of them, or leave it unset.`
	};
}
const unreadSetting = (name, read) => ({
	name,
	message: `The variable ${name} is no setting of any agent, so it would change nothing.`,
	hint: `${didYouMean(name, read)}There are ${[...read].sort().join(", ")}.`
});
function didYouMean(word, known) {
	const meant = require_shared_start.nearest(word, known);
	return meant === null ? "" : `Did you mean ${meant}? `;
}

// src/engine/setting-findings.ts
async function settingFindings(candidates, env, { backends }) {
	const agents = candidates.some((candidate) => Object.keys(candidate.env).some(isSetting)) ? await Promise.all(backends.ids.map((id) => backends.get(id))) : [];
	return candidates.flatMap(({ backend, env: own, unsetEnv }, at) => {
		return [...badSettings(backend.own, {
			...require_shared_read.withoutVariables(env, unsetEnv),
			...own
		}).map(({ name, ...problem }) => ({
			path: placeOf$1(at, name, own),
			...problem
		})), ...unreadSettings(Object.keys(own), agents).map(({ name, ...problem }) => ({
			path: placeOf$1(at, name, own),
			...problem,
			of: "key"
		}))];
	});
}
const placeOf$1 = (at, name, own) => name in own ? `candidates[${at}].env.${name}` : `candidates[${at}]`;

// src/engine/plan-run.ts
async function planRun(source, { kind, existing }, planner, registries) {
	const resolved = await resolveNames(source.draft, registries, {
		cacheRoot: planner.cacheRoot,
		unsoundToo: false
	});
	const problems = [...source.problems, ...source.place(resolved.findings)];
	const { benchmark } = resolved;
	const backends = resolved.backends.filter((backend) => backend !== null);
	if (problems.length > 0 || source.shape === null || benchmark === null || backends.length < resolved.backends.length) throw configProblems(problems, source.label);
	const { shape } = source;
	const candidates = await Promise.all(shape.candidates.map(async (candidate, at) => ({
		backend: backends[at],
		model: candidate.model ?? DEFAULTS.model,
		env: candidate.env ?? {},
		unsetEnv: candidate.unset_env ?? [],
		...await namedProgram(candidate.command, registries)
	})));
	const settings = source.place(await settingFindings(candidates, planner.env, registries));
	if (settings.length > 0) throw configProblems(settings, source.label);
	const limits = shape.attempt_timeout_seconds === void 0 ? limitsOf(candidates, source.label, planner.env) : [];
	const trials = require_shared_read.trialCount({
		candidates,
		tasks: benchmark.tasks,
		repetitions: shape.runs ?? DEFAULTS.runs
	});
	if (trials > 1e6) throw new require_shared_start.UsageError("too-many-trials", `${trials} trials are more than the ${require_shared_read.MAX_TRIALS} that one run may hold.`, "Use fewer runs, tasks or candidates.");
	const tasks = planTasks(benchmark, backends);
	return {
		plan: require_shared_read.makePlan({
			created_at: require_shared_read.utcSeconds(planner.now()),
			command: [...planner.commandLine],
			harness_version: planner.version,
			kind,
			benchmark: {
				id: benchmark.plugin.id,
				revision: benchmark.plugin.revision,
				grading: benchmark.adapter.grading,
				threat_model: benchmark.adapter.threatModel,
				max_attempts: benchmark.adapter.maxAttempts,
				options: { ...benchmark.options },
				comparability: comparabilityOf(benchmark, shape),
				...benchmark.leftOut.length === 0 ? {} : { left_out: [...benchmark.leftOut] },
				sample: benchmark.sample
			},
			tasks,
			candidates: planCandidates(shape, limits, configsOf(shape, candidates, planner.env)),
			repetitions: shape.runs ?? DEFAULTS.runs,
			settings: settingsOf(shape, concurrencyFor(backends, existing, planner.cores), existing),
			validation: await require_shared_read.validationOf(planner.stateDir, {
				benchmarkId: benchmark.plugin.id,
				revision: benchmark.plugin.revision,
				toolchain: planner.toolchain
			}, tasks)
		}),
		benchmark,
		candidates,
		isTyped: source.label === COMMAND_LINE
	};
}
function comparabilityOf({ adapter, tasks }, { runs = DEFAULTS.runs, candidates }) {
	const backends = [...new Set(candidates.map(({ backend }) => backend))];
	const found = adapter.comparability?.({
		taskIds: tasks.map(({ id }) => id),
		repetitions: runs,
		backends
	});
	if (found === void 0) return null;
	return {
		with: found.with,
		invariants: found.invariants.map((invariant) => ({ ...invariant }))
	};
}
function planTasks({ adapter, tasks }, backends) {
	const withAgents = backends.some((backend) => !backend.deterministic);
	const folders = require_shared_read.slugs(tasks.map((task) => task.id));
	return tasks.map((task, at) => ({
		id: task.id,
		slug: folders[at] ?? "",
		language: task.language,
		repo: task.repo,
		expected_seconds: task.expectedSeconds + (withAgents ? task.agentSeconds ?? 0 : 0),
		prompt_sha256: promptDigest(adapter, task),
		verifier_sha256: verifierDigest(adapter, task)
	}));
}
function limitsOf(candidates, label, env) {
	const found = candidates.map((candidate) => limitByVariable(candidate.backend, candidate, env));
	const problems = found.flatMap((limit, at) => typeof limit === "object" && limit !== null ? [{
		path: `candidates[${at}]`,
		...limit
	}] : []);
	if (problems.length > 0) throw configProblems(problems, label);
	return found.map((limit) => typeof limit === "number" ? limit : null);
}
const configsOf = ({ use_host_config }, candidates, env) => candidates.map(({ backend, unsetEnv }) => {
	const places = use_host_config === true ? backend.own?.config : void 0;
	return places === void 0 ? null : recordedConfig(hostConfig(places, require_shared_read.withoutVariables(env, unsetEnv)));
});
function planCandidates({ candidates }, limits, configs) {
	const names = candidates.map(candidateName);
	const folders = require_shared_read.slugs(names);
	return candidates.map((candidate, at) => ({
		name: names[at] ?? "",
		slug: folders[at] ?? "",
		backend: candidate.backend,
		model: candidate.model ?? DEFAULTS.model,
		...candidate.provider === void 0 ? {} : { provider: candidate.provider },
		...candidate.endpoint === void 0 ? {} : { endpoint: rootOf(candidate.endpoint) },
		...limits[at] == null ? {} : { attempt_timeout_seconds: limits[at] },
		env_names: Object.keys(candidate.env ?? {}).sort(),
		unset_env: [...candidate.unset_env ?? []].sort(),
		...configs[at] == null ? {} : { host_config: configs[at] },
		...candidate.command === void 0 ? {} : { command: candidate.command }
	}));
}
function rootOf(endpoint) {
	const root = require_shared_read.endpointRoot(endpoint);
	if (typeof root !== "string") throw new RangeError(root.message);
	return root;
}
function settingsOf(shape, concurrency, existing) {
	return {
		rule: shape.rule ?? DEFAULTS.rule,
		alpha: shape.alpha ?? DEFAULTS.alpha,
		threshold: shape.threshold ?? DEFAULTS.threshold,
		margin: shape.margin ?? DEFAULTS.margin,
		max_excluded: shape.max_excluded ?? DEFAULTS.max_excluded,
		cluster: shape.cluster ?? DEFAULTS.cluster,
		baseline: shape.baseline ?? null,
		seed: shape.seed ?? existing?.settings.seed ?? 0,
		concurrency: shape.concurrency ?? concurrency,
		order: shape.order ?? DEFAULTS.order,
		...shape.budget === void 0 ? {} : { budget: shape.budget },
		...shape.use_host_config === true ? { use_host_config: true } : {},
		attempt_timeout_seconds: shape.attempt_timeout_seconds ?? DEFAULTS.attempt_timeout_seconds
	};
}
function concurrencyFor(backends, existing, cores) {
	if (existing !== null) return existing.settings.concurrency;
	return backends.every((backend) => backend.deterministic) ? cores : 1;
}

// src/commands/shared/nothing-scored.ts
async function nothingScored(run, resume, warnings, accountStep) {
	const { plan, results } = run;
	const counts = /* @__PURE__ */ new Map();
	const reasons = /* @__PURE__ */ new Map();
	const refused = /* @__PURE__ */ new Set();
	const spans = spansOf(run);
	for (const { candidate, start, end } of spans) for (let trial = start; trial < end; trial++) {
		if (results.isScored(trial)) return null;
		const cls = results.classOf(trial);
		if (cls === "auth") refused.add(candidate);
		count(counts, cls);
		if (results.isRecorded(trial)) count(reasons, results.reasonOf(trial));
	}
	const trials = spans.reduce((sum, { start, end }) => sum + end - start, 0);
	const classes = commonest(counts);
	const [main] = classes.filter((cls) => cls !== "not_run");
	const [reason] = commonest(reasons);
	const step = main === "auth" ? await accountStep([...refused].sort((a, b) => a - b)) : nextStep$1(main ?? "not_run", plan.benchmark.id);
	const text = [
		`Nothing could be scored: of ${require_shared_read.plural(trials, "trial")}, ${classes.map((cls) => endedAs(cls, counts.get(cls) ?? 0)).join(", ")}.`,
		...reason === void 0 ? [] : [`  most often: ${inBrief(reason, warnings)}`],
		`  \u2192 ${step} Then go on with: ${resume}`
	].join("\n");
	return {
		exit: main === "environment" && isAlone(classes) ? require_shared_start.EXIT.prerequisite : require_shared_start.EXIT.runtime,
		text
	};
}
function spansOf({ plan, shard, results }) {
	const all = plan.tasks.map((_, task) => task);
	return (shard === null ? plan.candidates.map((_, candidate) => ({
		candidate,
		tasks: all
	})) : [require_shared_read.shardOf(plan, shard)]).flatMap(({ candidate, tasks }) => tasks.map((task) => ({
		candidate,
		...results.trials(candidate, task)
	})));
}
const inBrief = (reason, warnings) => warnings.some((warning) => warning.includes(reason)) ? "as warned of above" : reason.replaceAll("\n", "\n  ");
const endedAs = (cls, times) => cls === "not_run" ? `${times} ${times === 1 ? "was" : "were"} not run` : `${times} ended as ${cls}`;
function nextStep$1(cls, benchmark) {
	switch (cls) {
		case "environment": return `\`benchmark doctor --benchmark ${benchmark}\` says what this machine lacks and how to get it.`;
		case "rate_limit":
		case "overloaded":
		case "provider": return "The provider gave no answer: wait, or check its name, its model and the network.";
		case "disk": return "Make room on the disk.";
		case "oom": return "Give it more memory, or run fewer at once: --concurrency 1.";
		case "verifier_timeout": return "Run fewer at once: --concurrency 1.";
		default: return "Read run-record.json and stderr of an attempt in the run-dir.";
	}
}
const isAlone = (classes) => classes.every((cls) => cls === "environment" || cls === "not_run");
function count(counts, key) {
	counts.set(key, (counts.get(key) ?? 0) + 1);
}
const commonest = (counts) => [...counts].sort(([, a], [, b]) => b - a).map(([key]) => key);

// src/commands/shared/resume-command.ts
function resumeCommand(plan, path, ctx) {
	const { flags } = ctx;
	const values = valuesFlag(plan, flags);
	const formats = require_shared_start.FORMATS_ON_REQUEST.filter((name) => flags[name] === true).map((name) => ` --${name}`);
	return `benchmark resume --run-dir ${require_shared_start.shellWord(require_shared_read.shownPath(path, ctx))}${values}${formats.join("")}`;
}
const valuesFlag = ({ candidates }, { config }) => candidates.some(({ env_names }) => env_names.length > 0) ? ` --config ${config ?? "FILE"}` : "";

// src/commands/shared/tell-nothing-scored.ts
async function tellNothingScored(run, path, ctx, warnings = []) {
	const resume = resumeCommand(run.plan, path, ctx);
	const nothing = await nothingScored(run, resume, warnings, async (refused) => {
		const { accountStep } = await Promise.resolve().then(() => require("../commands/checks/account-step.js"));
		return accountStep(run.plan, refused);
	});
	if (nothing === null) return require_shared_start.EXIT.done;
	ctx.say(`\n${nothing.text}`);
	return nothing.exit;
}

// src/commands/shared/end-with-report.ts
async function endWithReport(path, ctx, known = {}) {
	const { report, run } = require_shared_read.makeReport(path, ctx, known.earlier);
	const files = await require_shared_read.writeReport(report, run.results, path, ctx);
	require_shared_read.tellVerdict(report, path, ctx);
	const exit = require_shared_start.gateExit(report, ctx.flags["fail-on"] ?? []) || await tellNothingScored(run, path, ctx, known.warnings);
	return {
		payload: require_shared_read.reportPayload(report, path, files),
		exit,
		report
	};
}
const endWithoutReport = async (path, ctx, warnings = []) => ({
	payload: { run_dir: path },
	exit: await tellNothingScored(require_shared_read.readRun(path), path, ctx, warnings),
	report: null
});

// src/commands/shared/place-of-run.ts
const RUNS = "runs";
function placeOfRun(plan, ctx) {
	const dir = ctx.flags["run-dir"];
	return dir === void 0 ? require_shared_read.allocateRunDir(runsRoot(ctx), baseName(plan, ctx)) : (0, node_path.resolve)(ctx.cwd, dir);
}
function refuseOtherRun(plan, part, { cwd, flags }) {
	if (flags["run-dir"] === void 0) return;
	const path = (0, node_path.resolve)(cwd, flags["run-dir"]);
	require_shared_read.refuseForeignFolder(path);
	const known = require_shared_read.readPlan(path);
	if (known !== null) require_shared_read.refuseOther(path, known, plan, part ?? require_shared_read.readShard(path));
}
const runsRoot = ({ cwd, flags }) => (0, node_path.resolve)(cwd, flags["runs-root"] ?? RUNS);
function otherRuns(path) {
	const parent = (0, node_path.dirname)(path);
	if ((0, node_path.basename)(parent) === RUNS) return [parent];
	if (!node_fs.default.existsSync(parent)) return [];
	return node_fs.default.readdirSync(parent).map((name) => (0, node_path.join)(parent, name)).filter((other) => other !== path && node_fs.default.existsSync((0, node_path.join)(other, "plan.json")));
}
function baseName({ benchmark, candidates, kind }, ctx) {
	const time = require_shared_read.utcName(ctx.now());
	const [benchmarkSlug = ""] = require_shared_read.slugs([benchmark.id]);
	const [backendSlug = ""] = require_shared_read.slugs([candidates[0].backend]);
	return kind === "run" ? `${time}-${benchmarkSlug}-${backendSlug}` : `${time}-${kind}-${benchmarkSlug}`;
}

// src/engine/needs/environment-digest.ts
const FORMAT = 1;
function environmentDigest({ id, files, build, checks, toolchains }, versions, { platform, arch }) {
	return require_shared_read.digestOf({
		format: FORMAT,
		id,
		files: require_shared_read.treeDigest(files),
		build,
		checks,
		toolchains: toolchains.map((toolchain) => [toolchain, versions.get(toolchain) ?? null]),
		machine: [platform, arch]
	});
}

// src/engine/needs/contents-of.ts
function contentsOf(folder) {
	const found = below$1(folder);
	const entries = found.map(({ path, at, stat }) => [
		path,
		Number(stat.mode),
		stat.isFile() ? sha256Of(at) : linkAt(at, stat)
	]);
	const files = found.filter(({ stat }) => !stat.isDirectory()).length;
	return {
		contents: require_shared_read.digestOf(entries),
		stats: statsDigest(found),
		files
	};
}
const statsOf$1 = (folder) => statsDigest(below$1(folder));
const statsDigest = (found) => require_shared_read.digestOf(found.map(({ path, stat: { mode, size, ino, mtimeNs, ctimeNs } }) => [path, ...[
	mode,
	size,
	ino,
	mtimeNs,
	ctimeNs
].map(String)]));
function below$1(folder) {
	const found = [];
	const root = Buffer.from(folder).toString("latin1");
	const walk = (inside) => {
		for (const name of node_fs.default.readdirSync(Buffer.from(`${root}/${inside}`, "latin1"), { encoding: "latin1" }).sort()) {
			const path = `${inside}${name}`;
			const at = Buffer.from(`${root}/${path}`, "latin1");
			const stat = node_fs.default.lstatSync(at, { bigint: true });
			found.push({
				path,
				at,
				stat
			});
			if (stat.isDirectory()) walk(`${path}/`);
		}
	};
	walk("");
	return found;
}
const sha256Of = (at) => (0, node_crypto.createHash)("sha256").update(node_fs.default.readFileSync(at)).digest("hex");
const linkAt = (at, stat) => stat.isSymbolicLink() ? node_fs.default.readlinkSync(at, "latin1") : null;

// src/engine/needs/ending-of.ts
function endingOf({ spawnError, timedOut, exitCode, signal }, timeoutMs) {
	if (spawnError !== null) return `could not be started: ${spawnError.message}`;
	if (timedOut) return `did not end within ${timeoutMs / 1e3} s`;
	return exitCode === null ? `was ended by ${signal}` : `ended with ${exitCode}`;
}

// src/engine/needs/environment-marker.ts
const markerOf = (place) => `${place}.json`;
const lockOf = (place) => `${place}.lock`;
function look(marker, thorough) {
	const { folder } = marker;
	try {
		if (!thorough && statsOf$1(folder) === marker.stats) return {
			state: "ready",
			moved: null
		};
		const now = contentsOf(folder);
		if (now.contents !== marker.contents) return {
			state: "altered",
			moved: null
		};
		return {
			state: "ready",
			moved: now.stats === marker.stats ? null : {
				...marker,
				...now
			}
		};
	} catch {
		return {
			state: "altered",
			moved: null
		};
	}
}
const keepMarker = (place, moved) => {
	underLock(place, () => {
		if (readMarker(place)?.contents === moved.contents) require_shared_read.writeWhole(markerOf(place), require_shared_read.prettyJson({
			...moved,
			folder: (0, node_path.basename)(moved.folder)
		}));
	});
};
function underLock(place, act) {
	try {
		const lock = require_shared_read.takeLock(lockOf(place));
		if (!("release" in lock)) return;
		try {
			act();
		} finally {
			lock.release();
		}
	} catch (error) {
		if (!isOfTheDisk(error)) throw error;
	}
}
function readMarker(place) {
	try {
		const marker = JSON.parse(node_fs.default.readFileSync(markerOf(place), "utf8"));
		if (typeof marker.contents !== "string" || typeof marker.stats !== "string") return null;
		return {
			...marker,
			folder: (0, node_path.join)((0, node_path.dirname)(place), (0, node_path.basename)(marker.folder ?? place))
		};
	} catch {
		return null;
	}
}
const isOfTheDisk = (error) => error instanceof require_shared_start.RunError || error instanceof Error && typeof error.syscall === "string";

// src/engine/needs/hold-folder.ts
function holdFolder(folder) {
	isHeld(folder);
	try {
		const lock = require_shared_read.takeLock(`${folder}${USE}${process.pid}-${(0, node_crypto.randomBytes)(4).toString("hex")}`);
		return { [Symbol.dispose]: () => "release" in lock && lock.release() };
	} catch (error) {
		if (!(error instanceof require_shared_start.RunError)) throw error;
		return { [Symbol.dispose]: () => void 0 };
	}
}
function isHeld(folder) {
	let held = false;
	for (const name of node_fs.default.readdirSync((0, node_path.dirname)(folder))) {
		if (!name.startsWith(`${(0, node_path.basename)(folder)}${USE}`)) continue;
		const path = (0, node_path.join)((0, node_path.dirname)(folder), name);
		if (require_shared_read.isTaken(path)) held = true;
		else clear(path);
	}
	return held;
}
const USE = ".use-";
function clear(path) {
	try {
		node_fs.default.rmSync(path, { force: true });
	} catch {}
}

// src/engine/needs/read-only.ts
function makeReadOnly(folder) {
	for (const { path, mode, isFolder } of below(folder)) if (!isFolder) node_fs.default.chmodSync(path, mode & -147);
	for (const { path, mode, isFolder } of [...below(folder)].reverse()) if (isFolder) node_fs.default.chmodSync(path, mode & -147);
}
function removeReadOnly(folder) {
	if (node_fs.default.lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) {
		for (const { path, mode, isFolder } of below(folder)) if (isFolder) node_fs.default.chmodSync(path, mode | 448);
	}
	node_fs.default.rmSync(folder, {
		recursive: true,
		force: true
	});
}
function* below(folder) {
	yield {
		path: folder,
		mode: node_fs.default.lstatSync(folder).mode & 4095,
		isFolder: true
	};
	for (const entry of node_fs.default.readdirSync(folder, { withFileTypes: true })) {
		const path = (0, node_path.join)(folder, entry.name);
		if (entry.isDirectory()) yield* below(path);
		else if (entry.isFile()) yield {
			path,
			mode: node_fs.default.lstatSync(path).mode & 4095,
			isFolder: false
		};
	}
}

// src/engine/needs/environment-folders.ts
function placeOf(spec, versions, { exec, host }) {
	const digest = environmentDigest(spec, versions, host);
	const root = (0, node_path.join)(host.cacheRoot, exec.sealsRest ? "environments" : "environments-unsealed");
	return {
		digest,
		place: (0, node_path.join)(root, `${spec.id}-${digest.slice(0, 16)}`)
	};
}
const NO_HOLD = { [Symbol.dispose]: () => void 0 };
function heldIfReady(place, thorough) {
	const marker = readMarker(place);
	if (marker === null) return null;
	const { folder } = marker;
	const hold = holdFolder(folder);
	const now = readMarker(place)?.folder === folder ? look(marker, thorough) : null;
	if (now?.state !== "ready") {
		hold[Symbol.dispose]();
		return null;
	}
	if (now.moved !== null) keepMarker(place, now.moved);
	return {
		folder,
		hold: letGo(place, hold)
	};
}
const letGo = (place, hold) => ({ [Symbol.dispose]() {
	hold[Symbol.dispose]();
	const kept = readMarker(place)?.folder;
	if (foldersOf(place).some((folder) => folder !== kept)) underLock(place, () => {
		prune(place);
	});
} });
function prune(place) {
	const kept = readMarker(place)?.folder;
	for (const folder of foldersOf(place)) if (folder !== kept && !isHeld(folder)) removeReadOnly(folder);
}
function foldersOf(place) {
	const name = (0, node_path.basename)(place);
	const isOne = (other) => other === name || other.startsWith(`${name}.`) && /^\d+$/.test(other.slice(name.length + 1));
	if (!node_fs.default.existsSync((0, node_path.dirname)(place))) return [];
	return node_fs.default.readdirSync((0, node_path.dirname)(place)).filter(isOne).map((other) => (0, node_path.join)((0, node_path.dirname)(place), other));
}
function firstFree(place) {
	const taken = foldersOf(place);
	for (let at = 1;; at++) {
		const folder = at === 1 ? place : `${place}.${at}`;
		if (!taken.includes(folder)) return folder;
	}
}

// src/engine/needs/lay-tree.ts
function layTree(folder, tree) {
	for (const [path, entry] of tree) {
		node_fs.default.mkdirSync((0, node_path.dirname)(`${folder}/${path}`), { recursive: true });
		const at = Buffer.concat([Buffer.from(`${folder}/`), require_shared_read.pathBytes(path)]);
		if (entry.kind === "file") node_fs.default.writeFileSync(at, entry.content, {
			flag: "wx",
			mode: entry.mode
		});
		else node_fs.default.symlinkSync(entry.target.replaceAll("{environment}", () => folder), at);
	}
}

// src/engine/needs/prepare-environment.ts
var EnvironmentFailed = class extends Error {
	name = "EnvironmentFailed";
};
async function prepareEnvironment(spec, versions, deps, thorough = false) {
	const { digest, place } = placeOf(spec, versions, deps);
	const ready = heldIfReady(place, thorough);
	if (ready !== null) return offered(spec, digest, ready);
	try {
		node_fs.default.mkdirSync((0, node_path.dirname)(place), {
			recursive: true,
			mode: 448
		});
		const { emit, signal } = deps;
		const lock = await require_shared_read.waitForLock(lockOf(place), signal, (pid) => emit({
			type: "waiting",
			what: spec.id,
			pid
		}));
		try {
			return offered(spec, digest, heldIfReady(place, thorough) ?? await makeAnew(spec, digest, place, versions, deps));
		} finally {
			lock.release();
		}
	} catch (error) {
		if (deps.signal.aborted || !isOfTheDisk(error)) throw error;
		throw new EnvironmentFailed(`The environment ${spec.id} could not be prepared in ${(0, node_path.dirname)(place)}: ${error.message.replace(/\.$/, "")}. ${NEXT_FOR_DISK}`, { cause: error });
	}
}
const NEXT_FOR_DISK = "Make room and give write permission there, or set XDG_CACHE_HOME to a folder that has both.";
async function makeAnew(spec, digest, place, versions, deps) {
	if (readMarker(place) !== null) deps.emit({
		type: "warning",
		message: `The environment ${spec.id} in ${place} was altered, and is made anew.`
	});
	const started = deps.clock.monotonicMs();
	deps.emit({
		type: "preparing",
		what: spec.id
	});
	let problem = null;
	try {
		node_fs.default.rmSync(markerOf(place), { force: true });
		prune(place);
		const folder = firstFree(place);
		const toolchains = Object.fromEntries(spec.toolchains.map((id) => [id, versions.get(id) ?? null]));
		await make(spec, offered(spec, digest, {
			folder,
			hold: NO_HOLD
		}), deps);
		const made = {
			id: spec.id,
			digest,
			made_at: require_shared_read.utcSeconds(deps.clock.now()),
			toolchains,
			folder: (0, node_path.basename)(folder)
		};
		const hold = holdFolder(folder);
		require_shared_read.writeWhole(markerOf(place), require_shared_read.prettyJson({
			...made,
			...contentsOf(folder)
		}));
		return {
			folder,
			hold: letGo(place, hold)
		};
	} catch (error) {
		problem = require_shared_read.messageOf(error);
		throw error;
	} finally {
		deps.emit({
			type: "prepared",
			what: spec.id,
			elapsedMs: deps.clock.monotonicMs() - started,
			problem
		});
	}
}
function environmentState(spec, versions, deps, thorough = true) {
	const { place } = placeOf(spec, versions, deps);
	const marker = readMarker(place);
	return marker === null ? "absent" : look(marker, thorough).state;
}
async function make(spec, prepared, deps) {
	const { folder } = prepared;
	node_fs.default.mkdirSync(folder, { mode: 493 });
	layTree(folder, spec.files);
	const building = require_shared_read.inEnvironments([prepared], deps.host.buildEnv);
	for (const command of spec.build) await runStep("build", command, spec, prepared, building, deps);
	makeReadOnly(folder);
	const home = node_fs.default.mkdtempSync((0, node_path.join)(deps.host.tempRoot, "check-"));
	try {
		const env = require_shared_read.inEnvironments([prepared], {
			...deps.host.baseEnv,
			HOME: home
		});
		for (const command of spec.checks) await runStep("check", command, spec, prepared, env, deps);
	} finally {
		node_fs.default.rmSync(home, {
			recursive: true,
			force: true
		});
	}
}
async function runStep(step, { argv, env = {}, timeoutMs }, { id }, { folder }, base, { exec, host, signal }) {
	const filled = filler(folder);
	const [program, ...rest] = argv;
	const ended = await exec.run({
		argv: [program === "node" ? host.nodePath : filled(program), ...rest.map(filled)],
		cwd: folder,
		env: {
			...base,
			...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)]))
		},
		timeoutMs,
		signal,
		...step === "check" ? { network: "none" } : {}
	});
	signal.throwIfAborted();
	if (ended.exitCode === 0 && !ended.timedOut) return;
	throw new EnvironmentFailed(`The environment ${id} could not be prepared: its ${step} command \`${argv.join(" ")}\` ${endingOf(ended, timeoutMs)}.${lastLines(ended)}It was run in ${folder}. ${step === "build" ? NEXT_FOR_BUILD : NEXT_FOR_CHECK}`);
}
const NEXT_FOR_BUILD = "Check the network and what it needs, then start again: it is tried once per run.";
const NEXT_FOR_CHECK = "Its installer ended well and yet it does not work; start again to have it made anew.";
function lastLines({ stdout, stderr }) {
	const lines = require_shared_start.quotedOutput(`${stdout.text}\n${stderr.text}`).split("\n").filter((line) => line.trim() !== "");
	const said = [...new Set(lines)].slice(-12);
	return said.length === 0 ? " " : ` Its last lines:\n${said.join("\n")}\n`;
}
const filler = (folder) => (text) => text.replaceAll("{environment}", () => folder);
function offered({ id, provides }, digest, { folder, hold }) {
	const filled = filler(folder);
	return {
		id,
		digest,
		folder,
		path: (provides.path ?? []).map((path) => (0, node_path.join)(folder, path)),
		env: Object.fromEntries(Object.entries(provides.env ?? {}).map(([name, value]) => [name, filled(value)])),
		links: Object.fromEntries(Object.entries(provides.links ?? {}).map(([at, to]) => [at, (0, node_path.join)(folder, to)])),
		[Symbol.dispose]: () => {
			hold[Symbol.dispose]();
		}
	};
}

// src/engine/pool.ts
async function pool(items, workers, signal, work) {
	const failed = new AbortController();
	const stopped = AbortSignal.any([signal, failed.signal]);
	const queue = items[Symbol.iterator]();
	const worker = async () => {
		for (let next = queue.next(); next.done !== true && !failed.signal.aborted; next = queue.next()) await work(next.value, stopped);
	};
	await Promise.all(Array.from({ length: workers }, () => worker().catch((error) => {
		if (!failed.signal.aborted) failed.abort(error);
	})));
	if (failed.signal.aborted) throw failed.signal.reason;
}

// src/engine/readiness/probe-room.ts
function probeRoom({ exec, host, secretPlaces }) {
	const home = node_fs.default.mkdtempSync((0, node_path.join)(host.tempRoot, "probe-"));
	return {
		home,
		exec: {
			...exec,
			run: (spec) => exec.run({
				...spec,
				env: {
					...spec.env,
					TMPDIR: home
				},
				ownFolder: home,
				readOnly: true,
				hide: placesIn(secretPlaces),
				network: "none"
			})
		},
		[Symbol.dispose]() {
			node_fs.default.rmSync(home, {
				recursive: true,
				force: true
			});
		}
	};
}

// src/engine/needs/probe-toolchains.ts
const PROBE_TIMEOUT_MS = 3e4;
const PROBES_AT_ONCE = 4;
async function probeToolchains(specs, deps) {
	try {
		var _usingCtx$10 = require_shared_start._usingCtx();
		if (specs.length === 0) return [];
		const room = _usingCtx$10.u(probeRoom(deps));
		const found = /* @__PURE__ */ new Map();
		const isUsable = (id) => (found.get(id)?.state ?? "usable") === "usable";
		const look = (wanted) => pool(wanted, PROBES_AT_ONCE, deps.signal, async (spec, signal) => {
			const blind = spec.foundBy !== void 0 && !isUsable(spec.foundBy);
			found.set(spec.id, blind ? untold(spec) : await probe(spec, room, {
				...deps,
				signal
			}));
		});
		await look(specs.filter(({ foundBy }) => foundBy === void 0));
		await look(specs.filter(({ foundBy }) => foundBy !== void 0));
		return specs.flatMap(({ id }) => found.get(id) ?? []);
	} catch (_) {
		_usingCtx$10.e = _;
	} finally {
		_usingCtx$10.d();
	}
}
async function probe(spec, { exec, home }, { host, signal }) {
	const ended = await exec.run({
		argv: spec.probe,
		cwd: home,
		env: {
			...host.baseEnv,
			HOME: home
		},
		timeoutMs: PROBE_TIMEOUT_MS,
		signal
	});
	signal.throwIfAborted();
	const failed = (state, problem) => ({
		spec,
		state,
		problem,
		version: null
	});
	const { id, foundBy, atLeast } = spec;
	const command = `\`${spec.probe.join(" ")}\``;
	if (ended.spawnError !== null) return failed("absent", `${id} is not installed: ${ended.spawnError.message}`);
	if (ended.exitCode !== 0) return foundBy === void 0 ? failed("broken", `${id} does not work: ${command} ${endingOf(ended, PROBE_TIMEOUT_MS)}.`) : failed("absent", `${id} is not installed: ${foundBy} does not find it.`);
	const version = spec.version.exec(`${ended.stdout.text}\n${ended.stderr.text}`)?.[1] ?? null;
	if (version === null) return failed("broken", `${id} does not say its version: ${command} printed none.`);
	if (atLeast === void 0 || !require_shared_read.isOlder(version, atLeast)) return {
		spec,
		state: "usable",
		version,
		problem: null
	};
	return {
		spec,
		state: "old",
		version,
		problem: `${id} ${version} is too old: ${atLeast.join(".")} or later is needed.`
	};
}
const untold = (spec) => ({
	spec,
	state: "untold",
	version: null,
	problem: `${spec.id} cannot be looked for without ${spec.foundBy}.`
});

// src/engine/needs/survey-needs.ts
async function surveyNeeds(adapter, tasks, specs, deps) {
	const wishes = /* @__PURE__ */ new Map();
	for (const task of tasks) wishes.set(task.id, await wishOf(adapter, task, specs, deps));
	const named = new Map([...wishes.values()].flatMap(({ toolchains }) => toolchains).map((spec) => [spec.id, spec]));
	const found = new Map((await probeToolchains([...named.values()], deps)).map((one) => [one.spec.id, one]));
	const versions = /* @__PURE__ */ new Map();
	for (const [id, { version }] of found) if (version !== null) versions.set(id, version);
	return {
		wishes,
		found,
		versions
	};
}
function lackOf({ toolchains }, found) {
	const lacking = toolchains.flatMap(({ id }) => {
		const one = found.get(id);
		return one === void 0 || one.problem === null ? [] : [one];
	});
	if (lacking.length === 0) return null;
	const command = require_shared_read.installCommand(lacking.map(({ spec: { install } }) => install));
	return `${lacking.map(({ problem }) => problem).join(" ")} Install ${lacking.length === 1 ? "it" : "them"} with: ${command}`;
}
async function wishOf(adapter, task, specs, { isolation }) {
	const spec = adapter.isolation(task);
	const tier = (isolation.has(spec.tier) ? await isolation.get(spec.tier) : null)?.needs?.(spec) ?? {
		toolchains: [],
		environments: []
	};
	const environments = [...tier.environments, ...adapter.environments?.(task) ?? []];
	const known = new Map([...tier.toolchains, ...specs].map((toolchain) => [toolchain.id, toolchain]));
	return {
		toolchains: [.../* @__PURE__ */ new Set([
			...adapter.toolchains?.(task) ?? [],
			...tier.toolchains.map(({ id }) => id),
			...environments.flatMap(({ toolchains }) => toolchains)
		])].map((id) => {
			const toolchain = known.get(id);
			if (toolchain === void 0) throw new RangeError(`The benchmark names no toolchain ${JSON.stringify(id)}`);
			return toolchain;
		}),
		environments
	};
}

// src/engine/needs/outstanding-needs.ts
function outstandingNeeds({ wishes, found, versions }, deps) {
	const unprepared = [];
	const seen = /* @__PURE__ */ new Set();
	const lacks = [...wishes.values()].map((wish) => lackOf(wish, found));
	const able = [...wishes.values()].filter((_, at) => lacks[at] === null);
	for (const spec of able.flatMap(({ environments }) => environments)) {
		const digest = environmentDigest(spec, versions, deps.host);
		if (seen.has(digest)) continue;
		seen.add(digest);
		if (environmentState(spec, versions, deps, false) !== "ready") unprepared.push(spec.id);
	}
	return {
		...missingForTasks(lacks),
		unprepared
	};
}
function missingForTasks(lacks) {
	const counts = /* @__PURE__ */ new Map();
	for (const lack of lacks) if (lack !== null) counts.set(lack, (counts.get(lack) ?? 0) + 1);
	return {
		tasks: lacks.length,
		missing: [...counts].map(([reason, tasks]) => ({
			reason,
			tasks
		}))
	};
}
function needsText({ tasks, missing, unprepared }) {
	return [...unprepared.length === 0 ? [] : [`Plus preparing ${require_shared_read.plural(unprepared.length, "environment")} (${unprepared.join(", ")}) first, once: minutes, and the network.`], ...missing.map(({ reason, tasks: lost }) => `${lost} of ${require_shared_read.plural(tasks, "task")} cannot be run here: ${reason}`)].join("\n");
}
function refuseMissing({ tasks, missing }) {
	if (missing.length === 0) return;
	const lost = missing.reduce((sum, one) => sum + one.tasks, 0);
	throw new require_shared_start.MissingPrerequisite("missing-for-tasks", `${require_shared_read.plural(lost, "task")} of ${tasks} cannot be run on this machine, and all are required: ${missing.map(({ reason }) => reason).join("; ")}`, "Install what is missing and start again, or leave --require-all out: those tasks then count for nobody.");
}

// src/engine/readiness/obstacles.ts
var Obstacles = class {
	#found = [];
	add(candidates, error) {
		this.#found.push({
			candidates,
			error
		});
	}
	async take(candidates, look) {
		try {
			return await look();
		} catch (error) {
			if (!(error instanceof require_shared_start.BenchError) || error.exit === require_shared_start.EXIT.cancelled) throw error;
			this.add(candidates, error);
			return null;
		}
	}
	all() {
		const bySaying = /* @__PURE__ */ new Map();
		for (const { candidates, error } of this.#found) {
			const key = JSON.stringify([
				error.code,
				error.message,
				error.hint
			]);
			const known = bySaying.get(key);
			bySaying.set(key, {
				candidates: [.../* @__PURE__ */ new Set([...known?.candidates ?? [], ...candidates])],
				error
			});
		}
		return [...bySaying.values()];
	}
};
function refuse(obstacles) {
	const [first, ...others] = obstacles;
	if (first === void 0) return;
	if (others.length === 0) throw sole(first);
	const exit = Math.min(...obstacles.map(({ error }) => error.exit));
	throw errorLike(obstacles.find(({ error }) => error.exit === exit)?.error ?? first.error, `${require_shared_read.plural(obstacles.length, "thing")} keep this from running:\n${obstaclesText(obstacles)}`, MEND);
}
const MEND = "Mend them and start again: --dry-run of `bench` says what is left. Nothing was run.";
const NOTHING_RUN = "Nothing was run.";
function sole({ candidates, error }) {
	return errorLike(error, `${prefix(candidates)}${error.message}`, error.hint.endsWith(NOTHING_RUN) ? error.hint : `${error.hint} ${NOTHING_RUN}`);
}
function errorLike(cause, message, hint) {
	const { code } = cause;
	if (cause instanceof require_shared_start.UsageError) return new require_shared_start.UsageError(code, message, hint, {
		cause,
		problems: cause.problems
	});
	if (cause instanceof require_shared_start.MissingPrerequisite) return new require_shared_start.MissingPrerequisite(code, message, hint, { cause });
	return new require_shared_start.RunError(code, message, hint, { cause });
}
const obstaclesText = (obstacles) => obstacles.map(({ candidates, error }) => indented(prefix(candidates) + error.message, error.hint)).join("\n");
const indented = (message, hint) => `  ${message.replaceAll("\n", "\n  ")}\n    \u2192 ${hint.replace(` ${NOTHING_RUN}`, "").replaceAll("\n", "\n      ")}`;
const prefix = (candidates) => candidates.length === 0 ? "" : `${candidates.join(", ")}: `;

// src/commands/checks/run-checks.ts
async function checkRun(given, part, engine, ctx, options = { ask: false }) {
	const obstacles = new Obstacles();
	const isOwn = given.candidates.map((_, at) => part === null || at === part.candidate);
	await obstacles.take([], () => {
		refuseOtherRun(given.plan, part, ctx);
		refuseIdleAccept(ctx);
	});
	const found = await ofAgents(given, isOwn, obstacles, engine, ctx, options);
	const changes = await obstacles.take([], () => {
		const own = found.planned.candidates.map((one, at) => isOwn[at] === true ? one : null);
		return configChanges(given.plan, own, ctx.flags.accept ?? []);
	});
	const survey = existingPlan(ctx) !== null && ctx.flags["dry-run"] !== true ? null : await surveyOf(given, part, engine);
	const needs = survey === null ? null : outstandingNeeds(survey, engine);
	if (needs !== null && ctx.flags["require-all"] === true) await obstacles.take([], () => {
		refuseMissing(needs);
	});
	return {
		...found,
		obstacles: obstacles.all(),
		warnings: [...changes === null ? [] : [changes], ...found.warnings],
		survey,
		needs
	};
}
async function ofAgents(given, isOwn, obstacles, engine, ctx, options) {
	if (given.candidates.every(({ backend }) => backend.deterministic)) return {
		planned: given,
		agents: [],
		services: [],
		question: null,
		warnings: [],
		agreed: () => Promise.resolve(given)
	};
	const { checkAgents } = await Promise.resolve().then(() => require("../commands/checks/agent-checks.js"));
	return checkAgents(given, isOwn, obstacles, engine, ctx, options);
}
const surveyOf = ({ plan, benchmark: { adapter, plugin } }, part, engine) => {
	const ids = new Set((part?.tasks ?? plan.tasks.map((_, at) => at)).map((at) => plan.tasks[at]?.id));
	const tasks = adapter.tasks.filter(({ id }) => ids.has(id));
	return surveyNeeds(adapter, tasks, plugin.toolchains ?? [], engine).catch((error) => {
		throw engine.signal.aborted ? new require_shared_start.Cancelled("Cancelled. Nothing was run.", "Start it again.") : error;
	});
};

// src/commands/shared/spending.ts
async function spendingQuestion({ plan, candidates }, services) {
	const checks = new Map(services.map((check) => [check.candidate, check]));
	const { providers } = REGISTRIES;
	const plugins = candidates.every(({ backend }) => backend.deterministic) ? [] : await Promise.all(providers.ids.map((id) => providers.get(id)));
	const paid = plan.candidates.filter(({ name }, at) => {
		const candidate = candidates[at];
		return checks.get(name)?.paid ?? !(candidate !== void 0 && costsNothing(candidate, plugins));
	});
	const asks = [...checks.values()].flatMap(({ candidate, asks: reasons }) => reasons.map((reason) => `${candidate}: ${reason}`));
	if (paid.length === 0 && asks.length === 0) return null;
	const trials = plan.tasks.length * plan.repetitions;
	const amount = `${require_shared_read.plural(trials, "trial")} of up to ${require_shared_read.plural(plan.benchmark.max_attempts, "attempt")}`;
	const placeOf = (name) => {
		const { endpoint = null, probe } = checks.get(name) ?? {};
		const on = probe?.passedOnTo === void 0 ? "" : `, which passes it on to ${require_shared_start.printableLine(probe.passedOnTo)}`;
		return endpoint === null ? "" : ` at ${endpoint}${on}`;
	};
	return [...paid.map(({ name }) => `${name} may cost money: ${amount}${placeOf(name)}.`), ...asks].join("\n");
}
async function confirmSpending(question, { flags, confirm }) {
	if (question === null || flags.yes === true || flags["no-confirm"] === true) return;
	if (confirm === null) throw new require_shared_start.UsageError("needs-yes", `${question}\nThere is nobody to ask.`, "Add --yes to run it all the same. Nothing was run.");
	if (!await confirm(`${question}\nWhat it will cost is not known. Go on?`)) throw new require_shared_start.Cancelled("Nothing was run.", "Add --yes to go on without being asked.");
}
function costsNothing({ backend, env }, plugins) {
	if (backend.deterministic) return true;
	const addresses = (plugins.find((one) => one.nativeTo === backend.id && one.nativeIgnoresRedirects !== true)?.redirectVariables ?? []).flatMap((name) => env[name] ?? []).filter((value) => URL.canParse(value));
	return addresses.length > 0 && addresses.every(require_shared_read.isOwnAddress) && !plugins.some((one) => isSwitched(one, env));
}
const isSwitched = ({ redirectVariables = [] }, env) => redirectVariables.some((name) => /^(1|true|yes|on)$/i.test(env[name] ?? ""));

// src/engine/own-provider.ts
async function withOwnProviders(planned, providers, env) {
	if (planned.candidates.every(({ backend }) => backend.deterministic)) return planned;
	const plugins = await Promise.all(providers.ids.map((id) => providers.get(id)));
	const candidates = planned.candidates.map((candidate, at) => {
		const plan = planned.plan.candidates[at];
		const ownProvider = plan === void 0 ? null : ownProviderOf(plan, candidate, plugins, env);
		return ownProvider === null ? candidate : {
			...candidate,
			ownProvider
		};
	});
	return {
		...planned,
		candidates
	};
}
const pastGateway = ({ plan, candidates }, where) => plan.candidates.flatMap(({ name, provider }, at) => {
	const candidate = candidates[at];
	if (candidate === void 0 || candidate.backend.deterministic || provider !== void 0) return [];
	const { ownProvider } = candidate;
	return ownProvider === void 0 || where === "here" && !ownProvider.hasKey ? [name] : [];
});
async function openServers({ plan, candidates }, providers, env) {
	const open = [];
	for (const [at, { name, provider }] of plan.candidates.entries()) {
		if (provider === void 0) continue;
		const plugin = await providers.get(provider);
		if (!plugin.needsKey && plugin.throughGateway && require_shared_read.keyOf(plugin, {
			...env,
			...candidates[at]?.env
		}) === null) open.push(name);
	}
	return open;
}
function ownProviderOf({ provider, model }, candidate, plugins, env) {
	if (provider !== void 0 || model === "") return null;
	const { backend, env: own, unsetEnv } = candidate;
	const named = backend.namedProvider?.(model) ?? null;
	const plugin = plugins.find(({ id, nativeTo }) => named === null ? nativeTo === backend.id : id === named.provider);
	if (plugin === void 0 || isLedElsewhere(candidate, plugin, plugins)) return null;
	const withheld = Object.fromEntries(unsetEnv.map((name) => [name, void 0]));
	const hasKey = require_shared_read.keyOf(plugin, {
		...env,
		...withheld,
		...own
	}) !== null;
	return {
		provider: plugin.id,
		model: named?.model ?? model,
		protocol: named?.protocol ?? null,
		hasKey
	};
}
function isLedElsewhere({ backend, model, env }, provider, plugins) {
	const ignored = provider.nativeTo === backend.id && provider.nativeIgnoresRedirects === true;
	const redirects = plugins.filter((one) => !(ignored && one === provider)).flatMap(({ redirectVariables = [] }) => redirectVariables);
	const { keyVariables = [], keysOf } = backend.own ?? {};
	const accounts = keyVariables.filter((name) => !provider.keyVariables.includes(name) && (keysOf?.(model, [name]) ?? [name]).includes(name));
	return [...redirects, ...accounts].some((name) => Object.hasOwn(env, name));
}

// src/commands/checks/past-gateway.ts
async function tellPastGateway(planned, { say, env }, where) {
	const names = pastGateway(planned, where);
	if (names.length > 0) say(`Past the gateway: ${require_shared_read.listed(names)}. What such an agent says it spent is not checked, and no budget holds it.`);
	const open = await openServers(planned, REGISTRIES.providers, env);
	if (open.length > 0) say(`Served without a key: ${require_shared_read.listed(open)}. Their agents could go to the server past the gateway, which would neither count nor end that.`);
}

// src/commands/shared/tell-plan.ts
async function tellPlan({ planned, needs }, ctx) {
	const outlook = require_shared_read.outlookOf(planned.plan, null);
	ctx.say(require_shared_read.outlookText(planned.plan, outlook));
	await tellPastGateway(planned, ctx, "here");
	const lacks = needs === null ? "" : needsText(needs);
	if (lacks !== "") ctx.say(lacks);
	return outlook;
}

// src/engine/budgets.ts
const runBudget = ({ settings: { budget } }) => ({
	requests: budget?.run_requests ?? null,
	tokens: budget?.run_tokens ?? null,
	ms: budget?.run_seconds === void 0 ? null : budget.run_seconds * 1e3
});
const attemptBudget = ({ settings: { budget } }) => ({
	requests: budget?.attempt_requests ?? null,
	tokens: budget?.attempt_tokens ?? null,
	ms: null
});

// src/engine/needs/prepare-needs.ts
const BUILDS_AT_ONCE = 2;
async function prepareNeeds(adapter, tasks, specs, deps, { requireAll = false, thorough = false, survey } = {}) {
	const { wishes: all, found, versions } = survey ?? await surveyNeeds(adapter, tasks, specs, deps);
	const ids = new Set(tasks.map(({ id }) => id));
	const wishes = new Map([...all].filter(([id]) => ids.has(id)));
	if (requireAll) refuseMissing(missingForTasks([...wishes.values()].map((wish) => lackOf(wish, found))));
	const able = [...wishes.values()].filter((wish) => lackOf(wish, found) === null);
	const digest = (spec) => environmentDigest(spec, versions, deps.host);
	const made = await prepareAll(new Map(able.flatMap(({ environments }) => environments).map((spec) => [digest(spec), spec])), versions, thorough, deps);
	const needs = new Map([...wishes].map(([id, wish]) => [id, needsOf(wish)]));
	const lost = missingForTasks([...needs.values()].map(({ missing }) => missing));
	if (requireAll && lost.missing.length > 0) {
		letGo();
		refuseMissing(lost);
	}
	for (const { reason, tasks: count } of lost.missing) deps.emit({
		type: "warning",
		message: `${require_shared_read.plural(count, "task")} cannot be run here: ${reason}`
	});
	const given = ({ id }) => {
		const known = needs.get(id);
		if (known === void 0) throw new RangeError(`Nothing was prepared for ${JSON.stringify(id)}`);
		return known;
	};
	return Object.assign(given, { [Symbol.dispose]: letGo });
	function letGo() {
		for (const one of made.values()) if (!(one instanceof EnvironmentFailed)) one[Symbol.dispose]();
	}
	function needsOf(wish) {
		const there = wish.toolchains.flatMap(({ id }) => {
			const version = versions.get(id);
			return version === void 0 ? [] : [[id, version]];
		});
		const toolchains = Object.fromEntries(there);
		const lack = lackOf(wish, found);
		if (lack !== null) return {
			environments: [],
			toolchains,
			missing: lack
		};
		const environments = [];
		for (const spec of wish.environments) {
			const one = made.get(digest(spec));
			if (one instanceof EnvironmentFailed) return {
				environments: [],
				toolchains,
				missing: one.message
			};
			if (one !== void 0) environments.push(one);
		}
		return {
			environments,
			toolchains,
			missing: null
		};
	}
}
async function prepareAll(specs, versions, thorough, deps) {
	const made = /* @__PURE__ */ new Map();
	try {
		await pool(specs, BUILDS_AT_ONCE, deps.signal, async ([digest, spec], signal) => {
			try {
				made.set(digest, await prepareEnvironment(spec, versions, {
					...deps,
					signal
				}, thorough));
			} catch (error) {
				if (!(error instanceof EnvironmentFailed)) throw error;
				made.set(digest, error);
			}
		});
	} catch (error) {
		for (const one of made.values()) if (!(one instanceof EnvironmentFailed)) one[Symbol.dispose]();
		throw error;
	}
	return made;
}

// src/engine/tell-once.ts
function tellOnce(emit) {
	const told = /* @__PURE__ */ new Set();
	return (event) => {
		if (event.type === "warning") {
			if (told.has(event.message)) return;
			told.add(event.message);
		}
		emit(event);
	};
}

// src/engine/attempt/attempt-files.ts
function writePrompt({ adapter, task, previous, dir }, log) {
	let text = "";
	try {
		text = adapter.prompt(task, previous?.verification);
		return text;
	} finally {
		log.add({ prompt: write(dir, require_shared_read.PROMPT_FILE, text) });
	}
}
function writeFinalText({ dir }, { finalText, effectivePrompt }, log) {
	if (effectivePrompt !== null) log.add({ effectivePrompt: write(dir, require_shared_read.EFFECTIVE_PROMPT_FILE, effectivePrompt) });
	if (finalText === null || finalText === "") return;
	write(dir, require_shared_read.MODEL_OUTPUT_FILE, finalText);
	log.add({ hasFinalText: true });
}
function writeVerifyOutput({ dir }, { feedback }) {
	write(dir, require_shared_read.VERIFY_OUTPUT_FILE, feedback);
}
function write(dir, name, text) {
	const bytes = Buffer.from(text, "utf8");
	node_fs.default.writeFileSync((0, node_path.join)(dir, name), bytes);
	return {
		path: name,
		sha256: require_shared_read.sha256(bytes)
	};
}

// src/engine/attempt/unfit-answer.ts
var UnfitAnswer = class extends Error {
	name = "UnfitAnswer";
};
async function copingWith(work) {
	try {
		return await work();
	} catch (error) {
		if (isDiskFull(error)) throw error;
		throw new UnfitAnswer(`What the agent left cannot be graded: ${require_shared_read.messageOf(error)}`, { cause: error });
	}
}
function isDiskFull(error) {
	const { code } = error;
	return code === "ENOSPC" || code === "EDQUOT" || code === "disk" || code === "disk-full";
}

// src/engine/attempt/attempt-log.ts
const NOTHING$1 = {
	prompt: null,
	effectivePrompt: null,
	hasFinalText: false,
	agent: null,
	wire: null,
	change: null,
	after: null,
	tampering: [],
	leaks: [],
	requiredPresent: null,
	verification: null,
	evidence: null,
	networkCut: null
};
var AttemptLog = class {
	#ref;
	#deps;
	#phases = {
		provision: null,
		prompt: null,
		solve: null,
		change: null,
		verify: null
	};
	#known = NOTHING$1;
	#current = "prompt";
	constructor(ref, deps) {
		this.#ref = ref;
		this.#deps = deps;
	}
	add(facts) {
		this.#known = {
			...this.#known,
			...facts
		};
	}
	async phase(phase, work) {
		const { clock, emit } = this.#deps;
		if (this.#phases[phase] === null) emit({
			type: "phase",
			ref: this.#ref,
			phase
		});
		this.#current = phase;
		const start = clock.monotonicMs();
		try {
			return await work();
		} finally {
			const spent = (this.#phases[phase] ?? 0) + clock.monotonicMs() - start;
			this.#phases[phase] = Math.round(spent * 1e3) / 1e3;
		}
	}
	ended(phase, { class: cls, reason }) {
		return {
			...this.#known,
			class: cls,
			phase,
			reason,
			phases: this.#phases
		};
	}
	failed(error) {
		const { name, message } = error instanceof Error ? error : new Error(String(error));
		if (isDiskFull(error)) return this.ended(this.#current, {
			class: "disk",
			reason: `No space was left: ${message}`
		});
		return this.ended(this.#current, {
			class: "harness",
			reason: `${name}: ${message}`
		});
	}
};

// src/leaks/rules.ts
const ARGUMENTS = String.raw`(?:\\.|[^\n"\\|;&]){0,160}?`;
const ELSEWHERE = String.raw`["']?(?:https?|ssh|git):(?://|\\/\\/)(?!localhost\b|127\.|\[::1\]|0\.0\.0\.0)[\w.-]+`;
const LEAK_RULES = [
	{
		id: "git-history",
		title: "searched the repository's history for more than it was given",
		pattern: /\bgit\s(?:\\.|[^\n"\\|;&]){1,320}/g,
		within: /\b(?:log|rev-list|branch|show-ref|fsck)\b.*?--(?:all|reflog|unreachable|lost-found)\b|\breflog\b|\bstash\s{1,4}(?:list|show|pop|apply)\b/
	},
	{
		id: "reference-path",
		title: "named a place where references are kept",
		pattern: /(?<![\w.-])(?:\.meta|\.oracle|\/solution|\/oracle)\/[\w./-]+|\b(?:gold|golden|solution)\.patch\b/g
	},
	{
		id: "network",
		title: "fetched something from the network",
		pattern: new RegExp(String.raw`\b(?:curl|wget|git\s{1,4}clone|git\s{1,4}fetch|git\s{1,4}remote\s{1,4}add)\b${ARGUMENTS}${ELSEWHERE}|\b(?:pip3?|uv\s{1,4}pip)\s{1,4}(?:install|download)\s{1,4}[\w"'-]|\b(?:npm|pnpm|yarn)\s{1,4}(?:i|install|add|view|pack)\s{1,4}[\w@]|\bcargo\s{1,4}(?:add|install)\s{1,4}\w|\bgo\s{1,4}(?:get|install)\s{1,4}\w|\bgh\s{1,4}(?:api|repo|pr|search)\b`, "g")
	},
	{
		id: "web-search",
		title: "used a tool that searches the web",
		pattern: /"(?:type|name|tool|tool_name)":\s*"(?:web_search(?:_call)?|WebSearch|WebFetch|web_fetch|google_web_search)"/g
	}
];

// src/leaks/scan.ts
const MAX_LEAKS$1 = 100;
const EXCERPT_CHARS = 200;
const PIECE = 1 << 20;
var LeakSearch = class {
	#file;
	#prompt;
	#found = [];
	#pending = "";
	#line = 1;
	constructor(file, prompt) {
		this.#file = file;
		this.#prompt = prompt;
	}
	get full() {
		return this.#found.length >= MAX_LEAKS$1;
	}
	add(text) {
		this.#pending += text;
		while (this.#pending.length >= 1052672 && !this.full) this.#step();
	}
	end() {
		while (this.#pending !== "" && !this.full) this.#step();
		return this.#found.slice(0, MAX_LEAKS$1);
	}
	#step() {
		const pending = this.#pending;
		this.#found.push(...inPiece(this.#file, pending.slice(0, 1052672), this.#line, this.#prompt));
		this.#line += newlines(pending, 0, Math.min(PIECE, pending.length));
		this.#pending = pending.slice(PIECE);
	}
};
function inPiece(file, piece, firstLine, prompt) {
	return LEAK_RULES.flatMap((rule) => hitsOf(rule, piece, prompt)).sort((a, b) => a.index - b.index).slice(0, MAX_LEAKS$1).map(({ rule, index, text }) => ({
		rule,
		file,
		line: firstLine + newlines(piece, 0, index),
		excerpt: require_shared_early.headOf(text, EXCERPT_CHARS)
	}));
}
function hitsOf({ id, pattern, within }, piece, prompt) {
	const hits = [];
	const quoted = /* @__PURE__ */ new Map();
	for (const { index, 0: found } of piece.matchAll(pattern)) {
		const sign = within === void 0 ? null : within.exec(found);
		if (within !== void 0 && sign === null) continue;
		const text = sign === null ? found : found.slice(0, sign.index + sign[0].length);
		if (index >= PIECE || hits.length >= MAX_LEAKS$1) break;
		let known = quoted.get(text);
		if (known === void 0) quoted.set(text, known = prompt.includes(text));
		if (!known) hits.push({
			rule: id,
			index,
			text
		});
	}
	return hits;
}
function newlines(text, from, to) {
	let count = 0;
	for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count++;
	return count;
}

// src/engine/attempt/find-leaks.ts
const OURS = [require_shared_read.PROMPT_FILE, require_shared_read.EFFECTIVE_PROMPT_FILE];
const MAX_LEAKS = 100;
const PIECE_BYTES = 1 << 20;
async function findLeaks(dir, prompt) {
	const found = [];
	for (const name of node_fs.default.readdirSync(dir).sort()) {
		if (OURS.includes(name) || found.length >= MAX_LEAKS) continue;
		const path = (0, node_path.join)(dir, name);
		if (node_fs.default.lstatSync(path).isFile()) found.push(...await leaksIn(name, path, prompt));
	}
	return found.slice(0, MAX_LEAKS);
}
async function leaksIn(name, path, prompt) {
	try {
		var _usingCtx$9 = require_shared_start._usingCtx();
		const search = new LeakSearch(name, prompt);
		const file = await node_fs.default.promises.open(path, node_fs.default.constants.O_RDONLY | node_fs.default.constants.O_NOFOLLOW);
		const pieces = _usingCtx$9.a(file.createReadStream({
			encoding: "utf8",
			highWaterMark: PIECE_BYTES
		}));
		for await (const piece of pieces) {
			search.add(String(piece));
			if (search.full) break;
		}
		return search.end();
	} catch (_) {
		_usingCtx$9.e = _;
	} finally {
		await _usingCtx$9.d();
	}
}

// src/engine/attempt/looks-like-key.ts
function looksLikeKey(word) {
	if (/^[/~.]|sha\d+[:-]/i.test(word)) return false;
	return UUID.test(word) || isInGroups(word) || (word.match(/[a-z\d]{16,}/gi) ?? []).some(isKeyLike);
}
const UUID = /(?<![a-z\d])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![a-z\d])/i;
const isKeyLike = (run) => /\d/.test(run) && /[a-z]/i.test(run) && !WORDS_WITH_NUMBERS.test(run) && !TIME.test(run);
const WORDS_WITH_NUMBERS = /^[A-Za-z][a-z]{2,}(?:\d{0,3}[A-Z][a-z]{2,})*\d{0,3}$/;
const TIME = /^\d{8}T\d{6}Z?$/;
function isInGroups(word) {
	const groups = word.split("-").slice(-MOST_GROUPS);
	const last = groups.at(-1)?.length ?? 0;
	const alike = new Set(groups.filter((group) => group.length === last && /^[a-z\d]+$/i.test(group)));
	const isMixed = (group) => /\d/.test(group) && /[a-z]/i.test(group);
	return last >= 4 && alike.size >= 3 && [...alike].filter(isMixed).length >= 2;
}
const MOST_GROUPS = 16;

// src/engine/attempt/named-values.ts
function namedValues(text, isWanted) {
	const pairs = [...text.matchAll(PAIR$1)].flatMap((pair) => {
		const [all, name = "", sign = "", doubled, single] = pair;
		if (!isWanted(name)) return [];
		const quoted = doubled ?? single;
		const end = pair.index + all.length;
		return (quoted === void 0 ? unquoted(text.slice(end, end + LONGEST), sign) : [quoted, unescaped(quoted)]).map((value) => ({
			name,
			value: bare(value)
		}));
	});
	const flags = [...text.matchAll(FLAG)].map(([, name = "", value = ""]) => ({
		name,
		value
	}));
	return [...pairs, ...flags.filter(({ name }) => isWanted(name))].filter(({ value }) => value !== "");
}
const LONGEST = 4096;
const PAIR$1 = /(?<![\w.-])([\w.-]{1,64})["']?[ \t]{0,8}([:=])(?!\/\/)[ \t]{0,8}(?:"((?:[^"\\]|\\.){0,4096})"|'([^']{0,4096})'|(?=[^\s"'{[]))/g;
const FLAG = /(?<!\S)--?([\w.-]{1,64})[ \t]{1,8}["']?([^\s"'-][^\s"']{0,4096})/g;
function unquoted(rest, sign) {
	const [line = ""] = (sign === ":" ? TO_END_OF_LINE : TO_SEMICOLON).exec(rest) ?? [];
	const whole = bare(line.replace(/[\s,]+$/, ""));
	const [word = ""] = /^[^\s"',;}\]]*/.exec(whole) ?? [];
	return [word, whole];
}
const TO_END_OF_LINE = /^[^"'}\n]*/;
const TO_SEMICOLON = /^[^"'};\n]*/;
const bare = (value) => value.replace(/^(?:Bearer|Basic|Token)\s+/i, "");
const unescaped = (value) => value.replaceAll(/\\(.)/g, "$1");

// src/engine/attempt/secret-name.ts
function isSecretName(name) {
	return name.replace(/([a-z\d])(?=[A-Z])/g, "$1_").split(/[^a-z\d]+/i).some((word) => SECRET_WORD.test(word));
}
const SECRET_WORD = /^(?:(?:api|app|access|secret|private|account|auth|master|licen[cs]e|ssh)?keys?|\w*(?:tokens?|secrets?|passw(?:or)?d|passphrase)|(?:pg|ssh|db|my|user)?pass|\w{0,2}pwd|pat|psk|jwt|otp|credentials?|creds?|\w{0,2}auth|authorization|bearer|cookies?|licen[cs]e|sig|signature)\d*$/i;

// src/engine/attempt/secrets-in-value.ts
function secretsInValue(value) {
	if (value === "" || isPlace(value) || SHORT_NUMBER.test(value)) return [];
	return addressOf(value) === null ? [value] : secretsInAddress(value);
}
const SHORT_NUMBER = /^\d{1,7}$/;
function isPlace(value) {
	if (!/^(?:\/|~(?:\/|$)|\.)/.test(value)) return false;
	return (0, node_fs.existsSync)(value.startsWith("~") ? (0, node_path.join)((0, node_os.homedir)(), value.slice(1)) : value);
}
const addressOf = (value) => /^[a-z][a-z\d+.-]*:\/\//i.test(value) && URL.canParse(value) ? new URL(value) : null;
function secretsInAddress(value) {
	const address = addressOf(value);
	if (address === null) return [];
	const [, query = ""] = /\?([^#]*)/.exec(value) ?? [];
	const parts = [
		...[...query.split("&").map((pair) => pair.slice(pair.indexOf("=") + 1)), address.username],
		address.password,
		...address.searchParams.values()
	];
	return [.../* @__PURE__ */ new Set([...parts, ...parts.map(decoded)])].filter((part) => part !== "");
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

// src/engine/attempt/secrets-in-settings.ts
function secretsInSettings(text) {
	const named = [...text.matchAll(NAMED)].flatMap(([, value = ""]) => [value]);
	const given = [...text.matchAll(GIVEN)].flatMap(([, inline, table]) => valuesIn(inline ?? table ?? ""));
	const addressed = text.match(ADDRESS) ?? [];
	const found = [
		...named,
		...given,
		...text.match(WELL_KNOWN) ?? [],
		...addressed
	];
	return [...new Set(found.flatMap(secretsIn).filter(isToken$1))];
}
const NAMED = /(?:KEY|TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|COOKIE)[\w.-]{0,64}(?:["']?\s{0,64}[:=,]\s{0,64}|[ \t]{1,64})(?:-\s{1,64}|\[\s{0,64})?["']?(?:(?:Bearer|Basic|token)\s{1,64})?(?:[a-z]{1,64}=)?(?=[^\s"',}\]\\]{0,4096}\d)([^\s"',}\]\\]{16,4096})/gi;
const GIVEN = /(?:env|environment|headers)["']?\s{0,64}[:=]\s{0,64}\{([^{}]{0,65536})\}|^\[[\w."' -]{0,256}(?:env|environment|headers)\]\s{0,64}\n([^[]{0,65536})/gim;
const PAIR = /["']?([\w.-]+)["']?\s*[:=]\s*["']([^"'\n]*)["']/g;
const HARMLESS$1 = /model|scope|region|expir/i;
const valuesIn = (block) => [...block.matchAll(PAIR)].flatMap(([, name = "", value = ""]) => HARMLESS$1.test(name) ? [] : [value.replace(/^(?:Bearer|Basic|token)\s+/i, "")]);
const WELL_KNOWN = /\b(?:(?:sk|gsk|xai|hf|pplx|npm|gh[opsur]|github_pat|glpat|xox[abprs])[-_]|ya29\.|AIza|AKIA|eyJ)[\w.-]{16,4096}/g;
const ADDRESS = /\b[a-z][a-z\d+.-]{0,16}:\/\/[^\s"'@/]{1,4096}@[^\s"']{1,4096}/gi;
const secretsIn = (value) => /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? secretsInAddress(value) : [value];
const SHORTEST_TOKEN$1 = 16;
const isToken$1 = (value) => value.length >= SHORTEST_TOKEN$1 && /\d/.test(value) && /[a-z]/i.test(value) && !/\s|^[/~.${!]/.test(value);

// src/engine/attempt/secrets-in-env.ts
const secretsInEnv = (env) => Object.entries(env).flatMap(([name, value]) => [
	...FOLDERS.includes(name) ? [] : secretsCalled(name, value),
	...namedValues(value, isSecretName).flatMap((each) => secretsCalled(each.name, each.value)),
	...HEADERS.test(name) ? namedValues(value, () => true).map((header) => header.value).filter(isToken$1) : [],
	...value.split(/\s+/).flatMap(secretsInLogin$1),
	...value.split(BETWEEN_WORDS).flatMap(secretsInWord),
	...value.match(WELL_KNOWN) ?? []
]);
const FOLDERS = ["PWD", "OLDPWD"];
const HEADERS = /(?:^|_)HEADERS?(?:$|_)/i;
function secretsCalled(name, value) {
	const isCount = /tokens/i.test(name) && /^\d+$/.test(value);
	return isSecretName(name) && !isCount && !isPlace(value) ? [value] : [];
}
function secretsInLogin$1(word) {
	const [, login = "", password = ""] = LOGIN.exec(word) ?? [];
	return password === "" ? [] : [login, password];
}
const LOGIN = /^["']?(?:[\w.-]{1,64}=)?([\w.+-]{1,256}:([^\s/][^\s]{0,1024})@(?!sha\d)(?:\w{1,16}\([^)]{0,256}\)|[\w.-]{1,256}:\d{1,5}))/;
const BETWEEN_WORDS = /[\s"',;{}()[\]<>|]+/;
const SETTING_NAME$1 = /^[\w./-]*[=:](?!\/\/)(?=[^=])/;
function secretsInWord(word) {
	const value = word.replace(SETTING_NAME$1, "");
	if (value.includes("://") && URL.canParse(value)) return secretsInPlace(value);
	return looksLikeKey(value) ? [value] : [];
}
function secretsInPlace(address) {
	const { username, password, searchParams, pathname } = new URL(address);
	const [, authority = ""] = /\/\/([^/?#]*)/.exec(address) ?? [];
	const named = [...searchParams].flatMap(([name, value]) => secretsCalled(name, value));
	const parts = secretsInAddress(address).filter((part) => part !== username || password === "");
	const login = password === "" ? [] : [
		authority,
		password,
		decoded(password)
	];
	return [
		...named,
		...login,
		...[...parts, ...pathname.split("/")].filter(looksLikeKey)
	];
}

// src/engine/attempt/secrets-in-login.ts
function secretsInLogin(text) {
	try {
		return longStrings(JSON.parse(text)).flatMap(({ value }) => withoutPlaces(value));
	} catch {
		const whole = text.trim();
		return /\s/.test(whole) ? longWords(whole) : [whole, ...longWords(whole)];
	}
}
const SHORTEST_TOKEN = 16;
function secretNamesIn(text) {
	try {
		return longStrings(JSON.parse(text)).map(({ name }) => name);
	} catch {
		return [];
	}
}
function longStrings(value, name = "") {
	if (typeof value === "string") return value.length >= SHORTEST_TOKEN && !/\s/.test(value) ? [{
		name,
		value
	}] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([member, each]) => HARMLESS.test(member) ? [] : longStrings(each, member));
}
const HARMLESS = /model|scope|region|expir/i;
const withoutPlaces = (value) => isPlace(value) ? [] : isAddress(value) ? secretsInAddress(value) : [value];
function longWords(text) {
	const passwords = [...text.matchAll(PASSWORD)].map(([, value = ""]) => value);
	const words = text.split(/["'\s]+/).flatMap((word) => {
		if (isAddress(word)) return secretsInAddress(word).filter((part) => !isName(part, word));
		const value = word.replace(SETTING_NAME, "");
		return value.length >= SHORTEST_TOKEN && isMixed(value) ? withoutPlaces(value) : [];
	});
	return [...passwords, ...words];
}
const PASSWORD = /(?:passw(?:or)?d|secret|token)["']?\s*[:=\s]\s*["']?([^\s"']+)/gi;
const isName = (part, address) => part.length < SHORTEST_TOKEN && address.includes(`//${part}:`);
const SETTING_NAME = /^[\w./:-]*[=:](?!\/\/)(?=[^=])/;
const isAddress = (value) => /^[a-z][a-z\d+.-]*:\/\//i.test(value);
const isMixed = (value) => /\d/.test(value) && /[a-z]/i.test(value);

// src/engine/attempt/secrets-in-places.ts
const MOST_LOGIN_BYTES = 262144;
const MOST_SETTINGS_BYTES = 16777216;
const MOST_FILES = 32;
function secretsInPlaces({ logins, settings }) {
	const ofLogins = logins.flatMap(filesAt).flatMap((file) => {
		const text = textOf(file, MOST_LOGIN_BYTES);
		return text.includes("\0") ? [] : secretsInLogin(text);
	});
	const ofSettings = settings.flatMap(filesAt).flatMap((file) => secretsInSettings(textOf(file, MOST_SETTINGS_BYTES)));
	return [.../* @__PURE__ */ new Set([...ofLogins, ...ofSettings])];
}
function filesAt(place) {
	try {
		return node_fs.default.readdirSync(place).sort().filter((name) => !PUBLIC.test(name)).slice(0, MOST_FILES).map((name) => (0, node_path.join)(place, name));
	} catch {
		return [place];
	}
}
const PUBLIC = /\.pub$|^(?:known_hosts|authorized_keys|config)/;
function textOf(file, mostBytes) {
	try {
		const stat = node_fs.default.statSync(file);
		return stat.isFile() && stat.size <= mostBytes ? node_fs.default.readFileSync(file, "utf8") : "";
	} catch {
		return "";
	}
}

// src/engine/own-access.ts
const NOTHING = {
	keys: {},
	settings: {},
	login: null,
	config: null
};
function ownSources(needs, userEnv, { env: ofCandidate = {}, unsetEnv, useHostConfig, model }) {
	const env = require_shared_read.withoutVariables(userEnv, unsetEnv);
	const keysIn = (from) => setIn(from, needs?.keyVariables);
	return {
		keys: model === null ? {} : {
			...usersKeys(needs, model, keysIn(env), ofCandidate),
			...keysIn(ofCandidate)
		},
		settings: ownSettings(needs, {
			...env,
			...ofCandidate
		}),
		loginFiles: needs?.login == null ? {} : loginFilesOf(needs.login, env),
		...useHostConfig && needs?.config !== void 0 ? { config: hostConfig(needs.config, env) } : {}
	};
}
const setIn = (env, names = []) => Object.fromEntries(names.flatMap((name) => env[name] === void 0 || env[name] === "" ? [] : [[name, env[name]]]));
function usersKeys(needs, model, keys, ofCandidate) {
	return needs?.keyVariables.some((name) => name in ofCandidate) === true && needs.keysOf === void 0 ? {} : keysOf(needs, model, keys);
}
function keysOf(needs, model, keys) {
	const set = Object.keys(keys);
	const own = needs?.keysOf === void 0 ? set.slice(0, 1) : needs.keysOf(model, set);
	if (own === null) throw new require_shared_start.UsageError("keys-of-several", `${model === "" ? "A candidate names no model" : `The model ${JSON.stringify(model)} names no provider`}, and ${require_shared_read.listed(set)} are set: its agent would get keys that are none of its business.`, "Write the model as provider/model, or withhold the other keys with unset_env. Nothing was run.");
	return Object.fromEntries(Object.entries(keys).filter(([name]) => own.includes(name)));
}
function ownAccess(sources, hasEndpoint) {
	if (sources === void 0) return NOTHING;
	const { keys, settings, loginFiles, config = null } = sources;
	return hasEndpoint ? {
		...NOTHING,
		settings,
		config
	} : {
		keys,
		settings,
		login: readLogin(loginFiles),
		config
	};
}
function readLogin(files) {
	const there = Object.entries(files).filter(([, path]) => node_fs.default.existsSync(path));
	if (there.length === 0) return null;
	return Object.fromEntries(there.map(([name, path]) => [name, node_fs.default.readFileSync(path, "utf8")]));
}

// src/engine/attempt/agent-access.ts
function agentAccess(candidate, way, places, learnt) {
	const { env, own: sources, service, command } = candidate;
	const endpoint = way === null ? null : {
		...way,
		...service?.facts
	};
	const own = ownAccess(sources, endpoint !== null);
	const passed = (command?.spec.pass_env ?? []).flatMap((name) => secretsInValue(env[name] ?? ""));
	const secrets = [
		...secretsOf(env, own, endpoint),
		...passed,
		...service?.route.secrets ?? [],
		...secretsInPlaces(places)
	];
	return {
		endpoint,
		own,
		redactor: require_shared_read.createGrowingRedactor(secrets, {
			learnt,
			mayGrow: own.login !== null
		})
	};
}
function secretsOf(env, { keys, login, config }, endpoint) {
	const ofLogin = Object.values(login ?? {}).flatMap(secretsInLogin);
	const ofConfig = [...config?.values() ?? []].flatMap((entry) => entry.kind === "file" ? secretsInSettings(Buffer.from(entry.content).toString("utf8")) : []);
	return [
		...secretsInEnv(env),
		...Object.values(keys),
		...ofLogin,
		...ofConfig,
		...endpoint === null ? [] : [endpoint.token]
	];
}

// src/engine/attempt/evidence.ts
const LONGEST_LINE = 16777216;
function evidenceIn(dir, redactor) {
	const path = (name) => {
		if (name === (0, node_path.basename)(name) && !name.startsWith(".")) return (0, node_path.join)(dir, name);
		throw new RangeError(`${JSON.stringify(name)} is not the plain name of a file`);
	};
	return {
		path,
		lines: (name) => linesOf(path(name), LONGEST_LINE),
		write(name, content) {
			const kept = typeof content === "string" ? require_shared_read.redactedText(redactor, content) : redactor?.bytes(content) ?? content;
			node_fs.default.writeFileSync(path(name), kept);
		}
	};
}
async function* linesOf(file, longest) {
	if (!node_fs.default.existsSync(file)) return;
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	let line = "";
	let tooLong = false;
	for await (const chunk of node_fs.default.createReadStream(file)) {
		const parts = decoder.decode(chunk, { stream: true }).split("\n");
		const rest = parts.pop() ?? "";
		for (const part of parts) {
			if (!tooLong && line.length + part.length <= longest) yield line + part;
			[line, tooLong] = ["", false];
		}
		tooLong ||= line.length + rest.length > longest;
		line = tooLong ? "" : line + rest;
	}
	line += decoder.decode();
	if (line !== "" && !tooLong) yield line;
}

// src/engine/attempt/clean-files.ts
async function cleanFiles(dir, redactor) {
	const files = node_fs.default.readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile());
	for (const { name } of files) if (name !== "prompt.md") await cleanFile((0, node_path.join)(dir, name), redactor);
}
async function cleanFile(file, redactor) {
	const clean = `${file}.clean`;
	try {
		try {
			var _usingCtx$8 = require_shared_start._usingCtx();
			const { mode } = node_fs.default.statSync(file);
			const filter = redactor.stream();
			const out = _usingCtx$8.a(await node_fs.default.promises.open(clean, "wx", mode));
			for await (const chunk of node_fs.default.createReadStream(file)) await out.writeFile(filter.push(chunk));
			await out.writeFile(filter.end());
			node_fs.default.renameSync(clean, file);
		} catch (_) {
			_usingCtx$8.e = _;
		} finally {
			await _usingCtx$8.d();
		}
	} catch (error) {
		for (const path of [file, clean]) node_fs.default.rmSync(path, { force: true });
		throw error;
	}
}

// src/engine/attempt/secrets-left.ts
const MOST_SECRETS = 16;
const LONGEST_SECRET = 4096;
async function secretsLeft(home, lent, { config, login }, dir) {
	const found = [];
	for (const path of lent) {
		if (config?.has(path) === true) continue;
		const left = Buffer.from(await home.read(path, 262144) ?? "").toString("utf8");
		found.push(...secretsInLogin(left));
		if (!isJson(left)) found.push(...await secretsShown(dir, Object.values(login ?? {}).flatMap(secretNamesIn)));
	}
	return found.filter(isToken).slice(0, MOST_SECRETS);
}
const isToken = (value) => value.length <= LONGEST_SECRET && /\d/.test(value) && /[a-z]/i.test(value);
function isJson(text) {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
async function secretsShown(dir, names) {
	if (names.length === 0) return [];
	const shown = new RegExp(`\\b(?:${names.map(require_shared_read.escapeRegExp).join("|")})\\\\*"\\s*:\\s*\\\\*"([^"\\\\\\s]{16,4096})`, "g");
	const found = /* @__PURE__ */ new Set();
	for (const file of node_fs.default.readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile())) for await (const line of linesOf((0, node_path.join)(dir, file.name), LONGEST_LINE)) for (const [, value = ""] of line.matchAll(shown)) found.add(value);
	return [...found];
}

// src/engine/attempt/guarded-sandbox.ts
function guardedSandbox(box, { own, redactor }, dir) {
	if (redactor === null) return box;
	return {
		...box,
		snapshot: async (options) => guardedSnapshot(await box.snapshot(options), redactor),
		async exec(command) {
			const [ended] = await Promise.allSettled([box.exec({
				...command,
				filter: redactor.stream
			})]);
			const hasLearnt = redactor.learn(await secretsLeft(box.home, command.lent ?? [], own, dir));
			if (hasLearnt) await cleanFiles(dir, redactor);
			if (ended.status === "rejected") throw ended.reason;
			return hasLearnt ? redactor.value(ended.value) : ended.value;
		},
		results: async (paths, maxBytes) => {
			const found = await box.results(paths, maxBytes);
			return new Map([...found].map(([path, bytes]) => [path, redactor.bytes(bytes)]));
		}
	};
}
function guardedSnapshot({ tree, leftOut }, redactor) {
	return {
		tree: guardedTree(tree, redactor),
		leftOut: redactor.value(leftOut)
	};
}
function guardedTree(tree, redactor) {
	return new Map([...tree].map(([path, entry]) => [redactor.text(path), guardedEntry(entry, redactor)]));
}
function guardedEntry(entry, redactor) {
	if (entry.kind === "symlink") return {
		...entry,
		target: redactor.text(entry.target)
	};
	const content = redactor.bytes(entry.content);
	return content === entry.content ? entry : {
		...entry,
		content
	};
}

// src/engine/attempt/hidden-from.ts
function hiddenFrom({ env, own, command }, places) {
	if (own?.config !== void 0) return [];
	const given = [
		...Object.values(env),
		...Object.values(own?.settings ?? {}),
		...command?.spec.argv ?? []
	];
	return places.filter((place) => !given.some((path) => path === place || path.startsWith(`${place}/`)));
}

// src/engine/sandbox-deps.ts
function sandboxDeps({ exec, host }, needs) {
	const { hide, unsetEnv, folder, environments = [] } = needs;
	const baseEnv = Object.fromEntries(Object.entries(host.baseEnv).filter(([name]) => !unsetEnv.includes(name)));
	return {
		exec,
		tempRoot: host.tempRoot,
		hide,
		baseEnv,
		environments,
		...folder === void 0 ? {} : { folder }
	};
}

// src/engine/attempt/open-sandbox.ts
async function openSandbox(job, deps, places) {
	const { adapter, task, candidate, needs } = job;
	const hide = [...job.hide, ...places];
	const spec = adapter.isolation(task);
	const tier = await deps.isolation.get(spec.tier);
	const { environments } = needs;
	const folder = adapter.folder?.(task);
	return tier.open(spec, sandboxDeps(deps, {
		hide,
		unsetEnv: candidate.unsetEnv,
		folder,
		environments
	}));
}

// src/engine/change/git-binary.ts
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
const BYTES_PER_LINE = 52;
const binaryLiterals = (before, after) => `GIT binary patch\n${literal(after)}\n${literal(before)}\n`;
function literal(content) {
	const packed = (0, node_zlib.deflateSync)(content);
	let text = `literal ${content.length}\n`;
	for (let at = 0; at < packed.length; at += BYTES_PER_LINE) {
		const line = packed.subarray(at, at + BYTES_PER_LINE);
		text += `${lengthMark(line.length)}${base85(line)}\n`;
	}
	return text;
}
const lengthMark = (length) => String.fromCharCode(length <= 26 ? 64 + length : 96 + length - 26);
function base85(bytes) {
	let text = "";
	for (let at = 0; at < bytes.length; at += 4) {
		let rest = 0;
		for (let i = 0; i < 4; i++) rest = rest * 256 + (bytes[at + i] ?? 0);
		let group = "";
		for (let i = 0; i < 5; i++) {
			group = ALPHABET.charAt(rest % 85) + group;
			rest = Math.floor(rest / 85);
		}
		text += group;
	}
	return text;
}

// src/engine/change/git-quote.ts
const ESCAPES = {
	7: "\\a",
	8: "\\b",
	9: "\\t",
	10: "\\n",
	11: "\\v",
	12: "\\f",
	13: "\\r",
	34: "\\\"",
	92: "\\\\"
};
function gitQuoted(path) {
	if (/^[!#-[\]-~]+$/.test(path)) return path;
	let text = "";
	for (const byte of require_shared_read.pathBytes(path)) {
		const plain = byte >= 32 && byte < 127 ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, "0")}`;
		text += ESCAPES[byte] ?? plain;
	}
	return `"${text}"`;
}

// src/engine/change/git-patch.ts
const NO_BLOB = "0".repeat(40);
function gitPatch(change) {
	return Buffer.concat(change.changes.map((one) => Buffer.from(sectionsOf(one), "latin1")));
}
function sectionsOf(change) {
	const { path, kind } = change;
	const place = `diff --git ${gitQuoted(`a/${kind === "renamed" ? change.from : path}`)} ${gitQuoted(`b/${path}`)}\n`;
	if (kind === "mode_changed") return place + headOf(change.before, change.after);
	if (kind === "renamed") {
		const names = `rename from ${gitQuoted(change.from)}\nrename to ${gitQuoted(path)}\n`;
		return `${place}${headOf(change.before, change.after)}similarity index 100%\n${names}`;
	}
	return change.contents.map((content) => place + contentSection(path, content)).join("");
}
function headOf(before, after) {
	if (before === null) return after === null ? "" : `new file mode ${modeOf(after)}\n`;
	if (after === null) return `deleted file mode ${modeOf(before)}\n`;
	return modeOf(before) === modeOf(after) ? "" : `old mode ${modeOf(before)}\nnew mode ${modeOf(after)}\n`;
}
function contentSection(path, { before, after, lines }) {
	const head = headOf(before, after);
	const mode = head === "" && after !== null ? ` ${modeOf(after)}` : "";
	const index = `index ${blobId(before)}..${blobId(after)}${mode}\n`;
	if (lines === null) return head + index + binaryLiterals(contentOf$1(before), contentOf$1(after));
	if (lines.hunks.length === 0) return head + index;
	return `${head}${index}--- ${before === null ? "/dev/null" : gitQuoted(`a/${path}`)}\n+++ ${after === null ? "/dev/null" : gitQuoted(`b/${path}`)}\n${lines.hunks.map(hunkText).join("")}`;
}
function hunkText({ oldStart, oldLines, newStart, newLines, lines }) {
	let text = `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@\n`;
	for (const line of lines) text += line.endsWith("\n") ? line : `${line}\n\\ No newline at end of file\n`;
	return text;
}
const range = (start, count) => count === 1 ? `${start}` : `${start},${count}`;
const modeOf = (entry) => entry.kind === "symlink" ? "120000" : `100${entry.mode.toString(8)}`;
const blobId = (entry) => entry === null ? NO_BLOB : require_shared_read.objectId("blob", contentOf$1(entry));

// src/engine/change/link-target.ts
const MAX_LINKS = 40;
const MAX_STEPS = 1e3;
function linkEscapes(tree, path) {
	let at = folderOf(path);
	const pending = [path.slice(path.lastIndexOf("/") + 1)];
	let links = 0;
	let steps = 0;
	for (let name = pending.pop(); name !== void 0; name = pending.pop()) {
		if (++steps > MAX_STEPS) return true;
		if (name === "" || name === ".") continue;
		if (name === "..") {
			if (at === "") return true;
			at = folderOf(at);
			continue;
		}
		const here = at === "" ? name : `${at}/${name}`;
		const entry = tree.get(here);
		if (entry?.kind !== "symlink") {
			at = here;
			continue;
		}
		if (node_path.posix.isAbsolute(entry.target)) return true;
		if (++links > MAX_LINKS) return false;
		pending.push(...entry.target.split("/").reverse());
	}
	return false;
}
const folderOf = (path) => path.slice(0, Math.max(path.lastIndexOf("/"), 0));

// src/engine/change/verification-tree.ts
const matcher = require_shared_read.remembered((globs) => (0, import_picomatch.default)([...globs], require_shared_read.GLOB_OPTIONS));
const basesOf = require_shared_read.remembered((globs) => require_shared_read.foldersOf(globs.map((glob) => `${import_picomatch.default.scan(glob).base}/`)));
function verificationTree({ starting, after, protectedGlobs, hidden }) {
	const copy = new Map(after);
	const tampering = /* @__PURE__ */ new Map();
	const undo = (path, kind) => {
		copy.delete(path);
		if (!tampering.has(path)) tampering.set(path, kind);
	};
	restoreProtected();
	layHidden();
	dropEscapingLinks();
	return {
		tree: new Map([...copy].sort(byPath)),
		tampering: [...tampering].sort(byPath).map(([path, kind]) => ({
			path,
			kind
		}))
	};
	function restoreProtected() {
		const isProtected = matcher(protectedGlobs);
		const givenFolders = require_shared_read.foldersOf(starting.keys());
		const guardedFolders = basesOf(protectedGlobs);
		for (const [path, entry] of after) {
			const given = starting.get(path);
			if (given !== void 0 && sameEntry(given, entry)) continue;
			if (given === void 0 && hidden.has(path)) continue;
			const isLink = entry.kind === "symlink";
			if (!isProtected(path) && !(isLink && guardedFolders.has(path))) continue;
			if (isLink && (given?.kind === "file" || givenFolders.has(path))) undo(path, "replaced_by_link");
			else undo(path, given === void 0 ? "added" : "modified");
		}
		const pristine = new Map([...starting].filter(([path]) => isProtected(path)));
		clearTheWay(pristine, (entry) => entry.kind === "symlink" ? "replaced_by_link" : "added");
		for (const [path, entry] of pristine) {
			if (!after.has(path)) undo(path, "deleted");
			copy.set(path, entry);
		}
	}
	function layHidden() {
		clearTheWay(hidden, () => "shadowed_hidden");
		for (const [path, entry] of hidden) {
			const found = copy.get(path);
			if (found !== void 0 && !isAsGiven(path, found)) undo(path, "shadowed_hidden");
			copy.set(path, entry);
		}
	}
	function dropEscapingLinks() {
		const escaping = [...copy].filter(([path, entry]) => entry.kind === "symlink" && linkEscapes(copy, path));
		for (const [path, entry] of escaping) {
			if (hidden.has(path) || isAsGiven(path, entry) && linkEscapes(starting, path)) continue;
			undo(path, "escaping_link");
		}
	}
	function clearTheWay(wanted, kindOf) {
		const folders = require_shared_read.foldersOf(copy.keys());
		const buried = [...wanted.keys()].filter((path) => folders.has(path));
		const below = [...copy.keys()].filter((path) => buried.some((file) => path.startsWith(`${file}/`)));
		for (const path of [...require_shared_read.foldersOf(wanted.keys()), ...below]) {
			const entry = copy.get(path);
			if (entry === void 0) continue;
			if (isAsGiven(path, entry)) copy.delete(path);
			else undo(path, kindOf(entry));
		}
	}
	function isAsGiven(path, entry) {
		const given = starting.get(path);
		return given !== void 0 && sameEntry(given, entry);
	}
}
const byPath = ([a], [b]) => a < b ? -1 : 1;

// src/engine/needs/environment-links.ts
function environmentLinks(environments) {
	const links = linksOf(environments);
	if (links.length === 0) return /* @__PURE__ */ new Map();
	const exclude = require_shared_read.textFile(links.map(([path]) => `/${path.replaceAll(/[\\*?[\]! ]/g, "\\$&")}\n`).join(""));
	return new Map([...links.map(([path, target]) => [path, {
		kind: "symlink",
		target
	}]), [".git/info/exclude", exclude]]);
}
const linkGlobs = (environments) => linksOf(environments).flatMap(([path]) => {
	const literal = require_shared_read.literalGlob(path);
	return [literal, `${literal}/**`];
});
const linksOf = (environments) => environments.flatMap(({ links }) => Object.entries(links));

// src/engine/attempt/take-change.ts
const MAX_TREE_BYTES = 16777216;
const MAX_TAMPERING = 1e3;
async function takeChange({ adapter, candidate, task, dir, needs }, { starting, hidden }, box, log) {
	const byproducts = [
		...adapter.byproducts?.(task) ?? [],
		...candidate.backend.byproducts ?? [],
		...linkGlobs(needs.environments)
	];
	const snapshot = await box.snapshot({
		ignore: byproducts,
		maxBytes: MAX_TREE_BYTES
	});
	const after = withStartingByproducts(snapshot.tree, starting, byproducts);
	const change = changeOf(starting, after);
	node_fs.default.writeFileSync((0, node_path.join)(dir, require_shared_read.PATCH_FILE), gitPatch(change));
	const { tree, tampering } = verificationTree({
		starting,
		after,
		protectedGlobs: adapter.protected(task),
		hidden
	});
	log.add({
		change,
		after,
		tampering: [...tampering, ...snapshot.leftOut].slice(0, MAX_TAMPERING),
		requiredPresent: adapter.required?.(task).every((path) => after.has(path)) ?? null
	});
	return tree;
}
function withStartingByproducts(after, starting, globs) {
	if (globs.length === 0) return after;
	const isByproduct = (0, import_picomatch.default)([...globs], require_shared_read.GLOB_OPTIONS);
	return new Map([...after, ...[...starting].filter(([path]) => isByproduct(path))]);
}

// src/engine/attempt/verify.ts
const KEPT_BYTES = 4194304;
async function verify(job, { command }, copy, deps, redactor) {
	try {
		var _usingCtx$7 = require_shared_start._usingCtx();
		const box = _usingCtx$7.a(await openSandbox(job, deps, placesIn(deps.secretPlaces)));
		await copingWith(() => box.put(new Map([...copy, ...environmentLinks(job.needs.environments)])));
		const ended = await box.exec(commandIn(box, command, deps));
		deps.signal.throwIfAborted();
		const evidence = {
			exitCode: ended.exitCode,
			signal: ended.signal,
			stdout: ended.stdout.text,
			stderr: ended.stderr.text,
			...command.results === void 0 ? {} : { results: await resultsOf(box, command.results) }
		};
		const fault = faultOf(ended, command);
		const verification = fault === null ? job.adapter.parse(job.task, evidence) : unmeasured(fault, evidence);
		return {
			evidence,
			networkCut: command.network === "none" && box.cutsNetwork,
			verification: {
				...verification,
				reason: require_shared_read.redactedText(redactor, verification.reason),
				feedback: require_shared_read.redactedText(redactor, verification.feedback)
			}
		};
	} catch (_) {
		_usingCtx$7.e = _;
	} finally {
		await _usingCtx$7.d();
	}
}
function commandIn(box, command, { host, signal }) {
	const filled = (text) => text.replaceAll("{results}", () => box.resultsDir).replaceAll("{work}", () => box.workDir);
	const [program, ...rest] = command.argv;
	return {
		argv: [program === "node" ? host.nodePath : filled(program), ...rest.map(filled)],
		env: Object.fromEntries(Object.entries(command.env ?? {}).map(([name, value]) => [name, filled(value)])),
		timeoutMs: command.timeoutMs,
		signal,
		...command.cwd === void 0 ? {} : { cwd: command.cwd },
		...command.network === void 0 ? {} : { network: command.network },
		keepBytes: KEPT_BYTES
	};
}
async function resultsOf(box, paths) {
	const found = await box.results(paths, KEPT_BYTES);
	return Object.fromEntries([...found].map(([path, content]) => [path, Buffer.from(content).toString("utf8")]));
}
function faultOf({ spawnError, timedOut }, { argv: [program], timeoutMs, late }) {
	if (spawnError !== null) return {
		class: "environment",
		reason: `The verifier ${JSON.stringify(program)} could not be started: ${spawnError.message}`
	};
	if (!timedOut) return null;
	return {
		class: late ?? "verifier_timeout",
		reason: `The verifier ran into its limit of ${timeoutMs / 1e3} s.`
	};
}
function unmeasured({ class: cls, reason }, { stdout, stderr }) {
	return {
		class: cls,
		reason,
		tests: null,
		lintPassed: null,
		typecheckPassed: null,
		feedback: `${reason}\n${stdout}${stderr}`
	};
}

// src/engine/known-answers.ts
const referenceAnswer = knownAnswer("reference", async ({ oracle }, box) => {
	if (oracle !== null) await box.put(oracle);
});
const emptyAnswer = knownAnswer("empty answer", () => Promise.resolve());
function knownAnswer(id, answer) {
	return {
		id,
		summary: "Proves a task sound",
		verifiedWith: null,
		deterministic: true,
		protocols: [],
		needsOracle: true,
		modelProblems: () => [],
		probe: () => Promise.resolve({
			available: true,
			version: null,
			reason: null
		}),
		async solve(job, box) {
			await answer(job, box);
			return NOTHING_MEASURED;
		}
	};
}
const NOTHING_MEASURED = {
	fault: null,
	stopReason: null,
	error: null,
	usage: {
		inputTokens: null,
		outputTokens: null,
		cacheReadTokens: null,
		cacheWriteTokens: null,
		reasoningTokens: null
	},
	toolCalls: null,
	turns: null,
	failedCommands: null,
	finalText: null,
	effectivePrompt: null,
	programVersion: null,
	temperature: {
		requested: null,
		effective: null,
		control: "unsupported"
	},
	seed: {
		requested: null,
		effective: null,
		control: "unsupported"
	},
	metadata: {}
};

// src/engine/attempt/within-budget.ts
async function withinBudget(lease, solve, { signal }) {
	if (lease === null) return solve(signal);
	const { stopped } = lease;
	try {
		const run = await solve(AbortSignal.any([signal, stopped]));
		signal.throwIfAborted();
		const wanted = run.fault !== null || lease.totals().refused > 0;
		return stopped.aborted && wanted ? {
			...run,
			fault: whyStopped(lease)
		} : run;
	} catch (error) {
		if (!stopped.aborted || signal.aborted) throw error;
		return {
			...NOTHING_MEASURED,
			fault: whyStopped(lease)
		};
	}
}
function whyStopped({ stopped, vain }) {
	const reason = String(stopped.reason);
	if (vain === null) return {
		class: "budget",
		reason: `The budget was exceeded: ${reason}.`
	};
	return {
		class: require_shared_read.classOfFailure(vain) ?? "provider",
		reason: `It asked in vain: ${reason}: ${require_shared_read.failureText(vain)}`
	};
}

// src/engine/attempt/attempt.ts
async function attempt(job, deps) {
	const log = new AttemptLog(job.ref, deps);
	try {
		try {
			var _usingCtx$6 = require_shared_start._usingCtx();
			const lease = _usingCtx$6.u(job.lease?.((0, node_path.join)(job.dir, "wire.jsonl")) ?? null);
			const way = lease?.endpoint ?? job.candidate.service?.direct ?? null;
			const access = agentAccess(job.candidate, way, deps.secretPlaces, job.learnt);
			const { redactor } = access;
			const prompt = await log.phase("prompt", () => writePrompt(job, log));
			if (job.needs.missing !== null) return log.ended("provision", {
				class: "environment",
				reason: job.needs.missing
			});
			const task = await log.phase("provision", () => job.prepared());
			const box = _usingCtx$6.a(await log.phase("provision", async () => {
				const hidden = hiddenFrom(job.candidate, placesIn(deps.secretPlaces));
				const opened = guardedSandbox(await openSandbox(job, deps, hidden), access, job.dir);
				const links = environmentLinks(job.needs.environments);
				await opened.put(new Map([
					...job.previous?.tree ?? task.starting,
					...task.git,
					...links
				]));
				return opened;
			}));
			const told = await log.phase("solve", () => withinBudget(lease, (signal) => solve(job, prompt, access, box, lease, signal), deps));
			deps.signal.throwIfAborted();
			log.add({ wire: await lease?.end() ?? null });
			const agent = redactor?.value(told) ?? told;
			log.add({ agent });
			if (agent.loginRenewed === true) deps.emit({
				type: "warning",
				message: staleLogin(job.candidate)
			});
			for (const name of agent.failedServers ?? []) deps.emit({
				type: "warning",
				message: deadServer(name, job.ref)
			});
			writeFinalText(job, agent, log);
			log.add({ leaks: await findLeaks(job.dir, prompt) });
			const copy = await log.phase("change", () => copingWith(() => takeChange(job, task, box, log)));
			if (agent.fault !== null && !require_shared_read.isScored(agent.fault.class)) return log.ended("solve", agent.fault);
			const verified = await log.phase("verify", () => verify(job, task, copy, deps, redactor));
			deps.signal.throwIfAborted();
			log.add(verified);
			writeVerifyOutput(job, verified.verification);
			return agent.fault === null ? log.ended("verify", verified.verification) : log.ended("solve", agent.fault);
		} catch (_) {
			_usingCtx$6.e = _;
		} finally {
			await _usingCtx$6.d();
		}
	} catch (error) {
		deps.signal.throwIfAborted();
		return error instanceof UnfitAnswer ? unfit(job, error.message, log) : log.failed(error);
	}
}
function staleLogin({ backend, own }) {
	const files = Object.values(own?.loginFiles ?? {}).join(", ");
	return `${backend.id} renewed the login that it was lent, so that yours in ${files} may be refused from now on. If it is, log in again; a key instead of a login is never renewed.`;
}
function unfit(job, reason, log) {
	const verification = {
		class: "suspicious",
		reason,
		tests: null,
		lintPassed: null,
		typecheckPassed: null,
		feedback: reason
	};
	log.add({
		change: null,
		after: null,
		verification,
		evidence: {
			exitCode: null,
			signal: null,
			stdout: "",
			stderr: ""
		}
	});
	writeVerifyOutput(job, verification);
	return log.ended("verify", verification);
}
function deadServer(name, { candidate }) {
	return `${candidate}: the MCP server ${JSON.stringify(name)} of your settings did not start, so this measures the agent without it. Mend that server or take it out of your settings, and run again.`;
}
function solve({ candidate, adapter, task, ref, ...job }, prompt, { endpoint, own, redactor }, box, lease, signal) {
	const { backend, model, env, unsetEnv, programVersion = null, command = null } = candidate;
	return backend.solve({
		model,
		prompt,
		task,
		repetition: ref.repetition,
		attempt: ref.attempt,
		env,
		unsetEnv,
		endpoint,
		own,
		programVersion,
		command,
		timeoutMs: job.timeoutMs,
		extraMs: () => Math.min(lease?.heldMs ?? 0, MOST_HELD_MS),
		signal,
		oracle: backend.needsOracle ? adapter.oracle?.(task) ?? null : null,
		evidence: evidenceIn(job.dir, redactor)
	}, box);
}
const MOST_HELD_MS = 36e5;

// src/engine/attempt/documents.ts
const UNKNOWN_CONTROL = {
	requested: null,
	effective: null,
	control: "unsupported"
};
function documentsOf(facts) {
	return {
		record: recordOf(facts),
		score: scoreOf(facts),
		stats: statsOf(facts)
	};
}
function identity({ plan, job }) {
	return {
		benchmark_id: plan.benchmark.id,
		task_id: job.task.id,
		backend_id: job.candidate.backend.id,
		run_id: require_shared_read.runId(job.ref.repetition),
		attempt: job.ref.attempt
	};
}
function recordOf(facts) {
	const { plan, job, result, host } = facts;
	const { agent, verification, evidence } = result;
	return {
		schema_version: "2.0",
		...identity(facts),
		candidate: job.ref.candidate,
		plan_digest: plan.digest,
		try: facts.try,
		started_at: require_shared_read.utcSeconds(facts.startedAt),
		finished_at: require_shared_read.utcSeconds(facts.finishedAt),
		harness: {
			version: host.harnessVersion,
			node: host.nodeVersion,
			platform: host.platform,
			arch: host.arch
		},
		benchmark_revision: plan.benchmark.revision,
		grading: plan.benchmark.grading,
		isolation: {
			...job.adapter.isolation(job.task),
			containment: facts.containment,
			hidden: facts.hidden
		},
		toolchains: { ...job.needs.toolchains },
		environments: job.needs.environments.map(({ id, digest }) => ({
			id,
			digest
		})),
		backend_invocation: {
			model: job.candidate.model,
			temperature: agent?.temperature ?? UNKNOWN_CONTROL,
			seed: agent?.seed ?? UNKNOWN_CONTROL,
			timeout_seconds: job.timeoutMs / 1e3
		},
		env_names: Object.keys(job.candidate.env).sort(),
		prompt: result.prompt ?? {
			path: "prompt.md",
			sha256: require_shared_read.sha256("")
		},
		effective_prompt: result.effectivePrompt,
		model_output_path: result.hasFinalText ? require_shared_read.MODEL_OUTPUT_FILE : null,
		backend: {
			error: agent?.error ?? null,
			program_version: agent?.programVersion ?? null,
			provider_endpoint: job.candidate.service?.recorded ?? null,
			...job.candidate.service?.translation === void 0 ? {} : { translator: LITELLM },
			stop_reason: agent?.stopReason ?? null,
			metadata: { ...agent?.metadata }
		},
		outcome: {
			class: result.class,
			phase: result.phase,
			reason: result.reason
		},
		verification: verification === null || evidence === null ? null : {
			class: verification.class,
			reason: verification.reason,
			exit_code: evidence.exitCode,
			signal: evidence.signal,
			single_tests: verification.tests !== null,
			network_cut: result.networkCut ?? false,
			tests_passed: [...verification.tests?.passed ?? []],
			tests_failed: [...verification.tests?.failed ?? []],
			tests_missing: [...verification.tests?.missing ?? []]
		},
		tampering: [...result.tampering],
		leaks: [...result.leaks],
		verifier_digest: facts.verifierSha256,
		phases: result.phases
	};
}
function scoreOf(facts) {
	const { result, elapsedMs } = facts;
	const { verification, change, agent } = result;
	return {
		schema_version: "2.0",
		...identity(facts),
		scores: {
			tests_passed: verification === null ? null : verification.class === "pass",
			lint_passed: verification?.lintPassed ?? null,
			typecheck_passed: verification?.typecheckPassed ?? null,
			required_files_present: result.requiredPresent,
			timeout: result.class === "agent_timeout",
			human_interventions: 0
		},
		derived: {
			elapsed_seconds: seconds(elapsedMs),
			files_changed: change?.stats.files_changed ?? null,
			lines_added: change?.stats.lines_added ?? null,
			lines_removed: change?.stats.lines_removed ?? null,
			failed_commands: agent?.failedCommands ?? null
		},
		result: require_shared_read.resultOf(result.class)
	};
}
function statsOf({ result, elapsedMs }) {
	const { agent, wire } = result;
	return {
		schema_version: "2.0",
		elapsed_seconds: seconds(elapsedMs),
		tokens_input: agent?.usage.inputTokens ?? null,
		tokens_output: agent?.usage.outputTokens ?? null,
		cache_read_tokens: agent?.usage.cacheReadTokens ?? null,
		cache_write_tokens: agent?.usage.cacheWriteTokens ?? null,
		reasoning_tokens: agent?.usage.reasoningTokens ?? null,
		...agent?.inputIncludesCache === void 0 ? {} : { input_includes_cache: agent.inputIncludesCache },
		...agent?.usageCoverage === void 0 ? {} : { usage_coverage: agent.usageCoverage ?? 0 },
		...wire === null ? {} : { wire: wireDocument(wire) },
		tool_calls: agent?.toolCalls === void 0 || agent.toolCalls === null ? null : { ...agent.toolCalls },
		turns: agent?.turns ?? null,
		temperature: agent?.temperature ?? UNKNOWN_CONTROL,
		seed: agent?.seed ?? UNKNOWN_CONTROL,
		phases: result.phases,
		cost_reporting: {
			enabled: false,
			reason: "amounts of money are never recorded"
		}
	};
}
function wireDocument(wire) {
	const { requests, refused, failed, unmetered } = wire;
	return {
		requests,
		refused,
		failed,
		unmetered,
		tokens_input: wire.inputTokens,
		tokens_output: wire.outputTokens,
		cache_read_tokens: wire.cacheReadTokens,
		cache_write_tokens: wire.cacheWriteTokens,
		reasoning_tokens: wire.reasoningTokens
	};
}
const seconds = (ms) => Math.round(ms * 10) / 1e4;

// src/engine/change/git-command.ts
const SETTINGS = [
	"-c",
	"core.protectNTFS=false",
	"-c",
	"fastimport.unpackLimit=1"
];
const WITHOUT_CONFIGURATION = {
	LC_ALL: "C",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_ATTR_NOSYSTEM: "1"
};
const TIMEOUT_MS = 3e5;
async function runGit(run, [command, ...args], { stdin = "", env = {} } = {}) {
	const ended = await run({
		argv: [
			"git",
			...SETTINGS,
			command,
			...args
		],
		env: {
			...WITHOUT_CONFIGURATION,
			...env
		},
		stdin,
		timeoutMs: TIMEOUT_MS
	});
	if (ended.spawnError !== null) throw new require_shared_start.MissingPrerequisite("git-missing", `git could not be started: ${ended.spawnError.message}`, "Install git and make sure that it is on PATH.");
	if (ended.exitCode === 0) return;
	const end = ended.timedOut ? `not done after ${TIMEOUT_MS / 1e3} s` : `exit code ${ended.exitCode ?? ended.signal}`;
	throw new require_shared_start.RunError("git-failed", `git ${command} failed (${end}): ${require_shared_start.quotedOutput(ended.stderr.text).trim() || "it said nothing"}`, "Read git's own words; if they name no cause, report this with the task's id.");
}

// src/engine/change/apply-patch.ts
async function applyPatch(before, patch, box) {
	if (patch.length === 0) return before;
	await box.put(before);
	const noRepositoryFurtherUp = { GIT_CEILING_DIRECTORIES: (0, node_path.dirname)(box.workDir) };
	await runGit((spec) => box.exec(spec), [
		"apply",
		"--binary",
		"--whitespace=nowarn",
		"-"
	], {
		stdin: patch,
		env: noRepositoryFurtherUp
	});
	return (await box.snapshot({
		ignore: [],
		maxBytes: Number.POSITIVE_INFINITY
	})).tree;
}

// src/engine/restore.ts
async function restoreAttempt(row, trial, job, deps) {
	try {
		var _usingCtx$5 = require_shared_start._usingCtx();
		const evidence = readEvidence(row, trial, job, deps);
		if (evidence === null) return null;
		const { starting } = job.prepared(trial.task);
		const tier = await deps.isolation.get("worktree");
		const box = _usingCtx$5.a(await tier.open({ tier: "worktree" }, sandboxDeps(deps, {
			hide: [],
			unsetEnv: []
		})));
		try {
			return {
				tree: await applyPatch(starting, evidence.patch, box),
				verification: evidence.verification
			};
		} catch (error) {
			if (!(error instanceof require_shared_start.RunError)) throw error;
			deps.emit({
				type: "warning",
				message: `${row.dir} cannot be continued and is run again: ${error.message}`
			});
			return null;
		}
	} catch (_) {
		_usingCtx$5.e = _;
	} finally {
		await _usingCtx$5.d();
	}
}
function readEvidence(row, trial, { runDir, plan }, { emit }) {
	try {
		const recorded = new require_shared_read.AttemptReader(runDir.path, plan).read({
			...trial,
			attempt: row.a
		});
		if (recorded?.record.verification == null) throw new require_shared_read.Refused("it holds no verified attempt");
		const read = (name) => readArtifact((0, node_path.join)(runDir.path, row.dir), name, recorded.record);
		return {
			patch: recorded.score.derived.files_changed === null ? Buffer.alloc(0) : read(require_shared_read.PATCH_FILE),
			verification: verificationOf(recorded.record, recorded.score.scores, read(require_shared_read.VERIFY_OUTPUT_FILE))
		};
	} catch (error) {
		if (!(error instanceof require_shared_read.Refused)) throw error;
		emit({
			type: "warning",
			message: `${row.dir} cannot be continued and is run again: ${error.message}.`
		});
		return null;
	}
}
function verificationOf({ verification }, scores, output) {
	if (verification === null) throw new require_shared_read.Refused("it was not verified");
	return {
		class: verification.class,
		reason: verification.reason,
		tests: verification.single_tests ? {
			passed: verification.tests_passed,
			failed: verification.tests_failed,
			missing: verification.tests_missing
		} : null,
		lintPassed: scores.lint_passed,
		typecheckPassed: scores.typecheck_passed,
		feedback: output.toString("utf8")
	};
}
function readArtifact(folder, name, { artifacts }) {
	let bytes;
	try {
		bytes = node_fs.default.readFileSync((0, node_path.join)(folder, name));
	} catch (cause) {
		throw new require_shared_read.Refused(`${name} cannot be read: ${require_shared_read.messageOf(cause)}`, { cause });
	}
	if (artifacts.find(({ path }) => path === name)?.sha256 !== require_shared_read.sha256(bytes)) throw new require_shared_read.Refused(`${name} was changed after it was recorded`);
	return bytes;
}

// src/engine/trial.ts
async function runTrial(trial, job, deps) {
	const { plan, runDir } = job;
	const maxAttempts = plan.benchmark.max_attempts;
	let rows = runDir.found.results.rowsOf(require_shared_read.trialKey(plan, trial));
	const left = /* @__PURE__ */ new Map();
	for (;;) {
		const next = require_shared_read.nextAttempt(rows, maxAttempts);
		const chain = require_shared_read.chainOf(rows, maxAttempts);
		if (next === null) return chain.at(-1)?.class ?? "not_run";
		const before = chain.find((row) => row.a === next.attempt - 1);
		const previous = before === void 0 ? null : left.get(before.a) ?? await restoreAttempt(before, trial, job, deps);
		if (before !== void 0 && previous === null) {
			runDir.setAside(before);
			rows = rows.filter((row) => row.a < before.a);
			continue;
		}
		const ended = await recordedAttempt(trial, next, previous, job, deps);
		rows = [...rows, ended.row];
		if (ended.left !== null) left.set(next.attempt, ended.left);
		if (require_shared_read.tierOf(ended.row.class) === "infrastructure") return ended.row.class;
	}
}
async function recordedAttempt(trial, next, previous, job, deps) {
	const { plan, runDir } = job;
	const { clock, exec, host, emit } = deps;
	const staged = runDir.stage();
	try {
		const attemptJob = attemptJobFor(trial, next.attempt, previous, staged.dir, job);
		const { ref } = attemptJob;
		emit({
			type: "attempt-started",
			ref
		});
		const [startedAt, start] = [clock.now(), clock.monotonicMs()];
		const result = await attempt(attemptJob, deps);
		const elapsedMs = clock.monotonicMs() - start;
		const documents = documentsOf({
			plan,
			job: attemptJob,
			result,
			host,
			containment: exec.containment,
			hidden: exec.canHide,
			try: next.try,
			verifierSha256: plan.tasks[trial.task]?.verifier_sha256 ?? "",
			startedAt,
			finishedAt: clock.now(),
			elapsedMs
		});
		trimEvidence(staged.dir);
		const row = runDir.put(staged, {
			...trial,
			attempt: next.attempt
		}, documents);
		emit({
			type: "attempt-ended",
			ref,
			class: result.class,
			reason: result.reason,
			elapsedMs
		});
		const { after, verification } = result;
		return {
			row,
			left: verification === null ? null : {
				tree: after ?? job.prepared(trial.task).starting,
				verification
			}
		};
	} catch (error) {
		runDir.discard(staged);
		throw error;
	}
}
function attemptJobFor(trial, number, previous, dir, job) {
	const { plan, adapter } = job;
	const candidate = job.candidates[trial.candidate];
	const asPlanned = plan.candidates[trial.candidate];
	const planned = plan.tasks[trial.task];
	const task = adapter.tasks.find(({ id }) => id === planned?.id);
	const limit = asPlanned?.attempt_timeout_seconds ?? plan.settings.attempt_timeout_seconds;
	if (candidate === void 0 || asPlanned === void 0 || task === void 0 || limit === null) throw new RangeError("The plan has no such trial");
	return {
		ref: {
			candidate: asPlanned.name,
			task: task.id,
			repetition: trial.repetition,
			attempt: number
		},
		adapter,
		task,
		needs: job.needs(task),
		candidate,
		previous,
		dir,
		hide: job.hide,
		learnt: job.learnt,
		lease: leaseFor(candidate, job),
		timeoutMs: limit * 1e3,
		prepared: () => job.prepared(trial.task)
	};
}
function leaseFor({ service }, { gateway, plan }) {
	if (service?.direct !== null || gateway == null) return null;
	return (logFile) => gateway.lease({
		route: service.route,
		budget: attemptBudget(plan),
		logFile
	});
}
const MAX_EVIDENCE_BYTES = 67108864;
function trimEvidence(dir) {
	for (const entry of node_fs.default.readdirSync(dir, { withFileTypes: true })) {
		const path = (0, node_path.join)(dir, entry.name);
		if (entry.isFile() && node_fs.default.statSync(path).size > MAX_EVIDENCE_BYTES) node_fs.default.truncateSync(path, MAX_EVIDENCE_BYTES);
	}
}

// src/engine/execute.ts
async function execute(given, options, deps) {
	const { plan, runDir, work } = given;
	const over = given.gateway?.over;
	const signal = over === void 0 ? deps.signal : AbortSignal.any([deps.signal, over]);
	const hide = [
		...deps.host.ownFolders,
		deps.host.cacheRoot,
		runDir.path,
		...options.hide ?? []
	];
	const { trials, todo } = work;
	deps.emit({
		type: "run-started",
		runDir: runDir.path,
		trials: trials.length,
		done: trials.length - todo.length,
		concurrency: plan.settings.concurrency,
		candidates: standings(plan, trials, runDir.found.results)
	});
	const breaker = new CircuitBreaker(options.stopAfter);
	const workers = Math.min(plan.settings.concurrency, todo.length);
	let isCutShort = false;
	const how = () => deps.signal.aborted ? "cancelled" : isCutShort ? "out of budget" : "done";
	try {
		try {
			var _usingCtx$4 = require_shared_start._usingCtx();
			const tasks = tasksOf(given, todo);
			const wanted = {
				requireAll: options.requireAll ?? false,
				survey: options.survey
			};
			const needs = _usingCtx$4.u(await prepareNeeds(given.adapter, tasks, given.toolchains ?? [], {
				...deps,
				signal
			}, wanted));
			const emit = tellOnce(deps.emit);
			const job = {
				...given,
				hide,
				needs,
				learnt: /* @__PURE__ */ new Set(),
				prepared: preparedTasks(given)
			};
			await pool(todo, workers, signal, async (trial, ofTrial) => {
				if (breaker.stopped(trial.candidate)) return;
				signal.throwIfAborted();
				await oneTrial(trial, job, breaker, {
					...deps,
					emit,
					signal: ofTrial
				});
			});
		} catch (_) {
			_usingCtx$4.e = _;
		} finally {
			_usingCtx$4.d();
		}
	} catch (error) {
		if (!signal.aborted) throw error;
		isCutShort = true;
	} finally {
		deps.emit({
			type: "run-ended",
			runDir: runDir.path,
			how: how()
		});
	}
	return how();
}
function standings(plan, trials, found) {
	const { benchmark } = plan;
	const standing = plan.candidates.map(({ name }) => ({
		name,
		passed: 0,
		scored: 0
	}));
	for (const trial of trials) {
		const rows = found.rowsOf(require_shared_read.trialKey(plan, trial));
		const last = require_shared_read.chainOf(rows, benchmark.max_attempts).at(-1);
		const of = standing[trial.candidate];
		if (of === void 0 || last === void 0 || require_shared_read.nextAttempt(rows, benchmark.max_attempts) !== null) continue;
		if (require_shared_read.isScored(last.class)) of.scored++;
		if (last.class === "pass") of.passed++;
	}
	const here = new Set(trials.map(({ candidate }) => candidate));
	return standing.filter((_, at) => here.has(at));
}
async function oneTrial(trial, job, breaker, deps) {
	const { plan } = job;
	const ended = await runTrial(trial, job, deps);
	const candidate = plan.candidates[trial.candidate]?.name ?? "";
	deps.emit({
		type: "trial-ended",
		candidate,
		task: plan.tasks[trial.task]?.id ?? "",
		repetition: trial.repetition,
		class: ended
	});
	if (job.needs(taskOf(job, trial)).missing !== null) return;
	if (!breaker.count(trial.candidate, require_shared_read.tierOf(ended) === "infrastructure")) return;
	deps.emit({
		type: "candidate-stopped",
		candidate,
		reason: `${breaker.limit} infrastructure faults in a row, the last one ${ended}; its remaining trials are not run.`
	});
}
var CircuitBreaker = class {
	limit;
	#inARow = /* @__PURE__ */ new Map();
	#stopped = /* @__PURE__ */ new Set();
	constructor(limit) {
		this.limit = limit;
	}
	count(candidate, fault) {
		const faults = fault ? (this.#inARow.get(candidate) ?? 0) + 1 : 0;
		this.#inARow.set(candidate, faults);
		if (faults < this.limit || this.#stopped.has(candidate)) return false;
		this.#stopped.add(candidate);
		return true;
	}
	stopped(candidate) {
		return this.#stopped.has(candidate);
	}
};
function tasksOf(job, trials) {
	const wanted = new Set(trials.map((trial) => job.plan.tasks[trial.task]?.id));
	return job.adapter.tasks.filter(({ id }) => wanted.has(id));
}
function taskOf({ plan, adapter }, trial) {
	const task = adapter.tasks.find(({ id }) => id === plan.tasks[trial.task]?.id);
	if (task === void 0) throw new RangeError(`The plan has no task ${trial.task}`);
	return task;
}
function preparedTasks({ plan, adapter }) {
	const made = /* @__PURE__ */ new Map();
	return (at) => {
		const known = made.get(at);
		if (known !== void 0) return known;
		const prepared = prepareTask(adapter, taskOf({
			plan,
			adapter
		}, { task: at }));
		made.set(at, prepared);
		return prepared;
	};
}

// src/engine/work.ts
function workOf(plan, shard, { found }) {
	const trials = require_shared_read.shardTrials(plan, shard);
	const { max_attempts } = plan.benchmark;
	return {
		trials,
		todo: trials.filter((trial) => require_shared_read.nextAttempt(found.results.rowsOf(require_shared_read.trialKey(plan, trial)), max_attempts) !== null)
	};
}

// src/engine/run.ts
async function run({ plan, benchmark, candidates }, path, options, deps) {
	try {
		var _usingCtx$3 = require_shared_start._usingCtx();
		const part = options.shard ?? require_shared_read.readShard(path);
		const shard = part === null ? null : require_shared_read.shardOf(plan, part);
		const runDir = _usingCtx$3.u(require_shared_read.RunDir.create(path, plan, manifestOf(plan, shard)));
		for (const problem of runDir.found.problems) deps.emit({
			type: "warning",
			message: `${problem.path}: ${problem.message}`
		});
		const work = workOf(plan, shard, runDir);
		const busy = new Set(work.todo.map(({ candidate }) => candidate));
		const isTranslated = candidates.some(({ service }) => service?.translation !== void 0);
		const translators = _usingCtx$3.a(isTranslated ? await (await Promise.resolve().then(() => require("../engine/translation/open-translators.js"))).openTranslators(plan, candidates, busy, deps) : null);
		const needed = candidates.some(({ service }, at) => service?.direct === null && busy.has(at));
		const gateway = _usingCtx$3.a(needed ? await deps.openGateway({ budget: runBudget(plan) }) : null);
		const toolchains = benchmark.plugin.toolchains ?? [];
		const given = {
			plan,
			adapter: benchmark.adapter,
			toolchains,
			candidates: translators?.candidates ?? candidates,
			runDir,
			gateway,
			work
		};
		return {
			part: shard,
			spent: await execute(given, options, deps) === "out of budget" ? String(gateway?.over.reason) : null
		};
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
function manifestOf(plan, shard) {
	if (shard === null) return null;
	return {
		schema_version: "2.0",
		plan_digest: plan.digest,
		index: shard.index,
		of: shard.of,
		candidate: plan.candidates[shard.candidate]?.name ?? "",
		tasks: shard.tasks.map((task) => plan.tasks[task]?.id ?? "")
	};
}

// src/engine/translation/translator-needs.ts
async function translatorNeeds(deps) {
	const { toolchains = [], environments = [] } = (await deps.isolation.get(LITELLM_ISOLATION.tier)).needs?.(LITELLM_ISOLATION) ?? {};
	const found = await probeToolchains(toolchains, deps);
	const missing = found.find(({ problem }) => problem !== null);
	if (missing !== void 0) throw noPython(missing.problem ?? "", `Install it with: ${require_shared_read.installCommand([missing.spec.install])}`);
	const unfit = found.find(({ spec, version }) => spec.id === PYTHON && version !== null && !runsLitellm(version));
	if (unfit !== void 0) throw noPython(`${PYTHON} is ${unfit.version ?? ""}, and ${LITELLM} needs ${atLeast.join(".")} or later, before ${before.join(".")}.`, `Put a folder first on PATH in which ${PYTHON} is such a one.`);
	const versions = new Map(found.flatMap(({ spec, version }) => version === null ? [] : [[spec.id, version]]));
	const [environment] = environments;
	if (environment === void 0) throw new TypeError("A virtual environment was asked for, and the tier names none.");
	const named = {
		...environment,
		id: "litellm"
	};
	return {
		environment: named,
		versions,
		isPrepared: environmentState(named, versions, deps, false) === "ready"
	};
}
const { python: PYTHON = "" } = LITELLM_ISOLATION;
const { atLeast, before } = LITELLM_PYTHON;
const runsLitellm = (version) => !require_shared_read.isOlder(version, atLeast) && require_shared_read.isOlder(version, before);
const noPython = (problem, hint) => new require_shared_start.MissingPrerequisite("no-python", `${TRANSLATOR} has to translate for a candidate, and lacks what it runs on. ${problem}`, hint);

// src/engine/translation/hold-translator.ts
async function holdTranslator(deps) {
	const { environment, versions } = await translatorNeeds(deps);
	try {
		return await prepareEnvironment(environment, versions, deps);
	} catch (error) {
		if (!(error instanceof EnvironmentFailed)) throw error;
		throw new require_shared_start.MissingPrerequisite("no-translator", `${TRANSLATOR} has to translate for a candidate, and cannot be installed. ${error.message}`, "Without it, name an agent that speaks OpenAI's chat protocol.");
	}
}

// src/commands/shared/start-run.ts
async function startRun(given, engine, ctx, options = { ask: false }) {
	try {
		var _usingCtx$2 = require_shared_start._usingCtx();
		refuseReportOfPart(ctx);
		const { shard } = ctx.flags;
		const part = shard === void 0 ? null : require_shared_read.shardOf(given.plan, require_shared_read.parseShard(shard));
		const { planned, survey } = await madeReady(given, part, engine, ctx, options);
		_usingCtx$2.u(await translatorOf(planned, part, engine, ctx));
		const path = placeOfRun(given.plan, ctx);
		const ran = await runInto(path, planned, {
			part,
			survey
		}, engine, ctx);
		return ctx.flags["no-report"] === true || ran.part !== null ? await endWithoutReport(path, ctx, ran.warnings) : await endWithReport(path, ctx, { warnings: ran.warnings });
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		_usingCtx$2.d();
	}
}
async function madeReady(bare, part, engine, ctx, options) {
	const checks = await checkRun(bare, part, engine, ctx, options);
	const { obstacles, warnings, question, survey, agreed } = checks;
	refuse(obstacles);
	for (const message of warnings) ctx.emit({
		type: "warning",
		message
	});
	await tellPlan(checks, ctx);
	if (options.ask) await confirmSpending(question, ctx);
	return {
		planned: await withVersions(await agreed(), part, engine),
		survey: survey ?? void 0
	};
}
async function withVersions(planned, part, engine) {
	const isOwn = planned.candidates.map((_, at) => part === null || at === part.candidate);
	if (planned.candidates.every(({ backend }) => backend.deterministic)) return planned;
	const { withOwnVersions } = await Promise.resolve().then(() => require("../commands/checks/agent-checks.js"));
	return withOwnVersions(planned, isOwn, engine);
}
async function translatorOf({ candidates }, part, engine, ctx) {
	const own = candidates.filter((_, at) => part === null || at === part.candidate);
	if (existingPlan(ctx) !== null || own.every(({ service }) => service?.translation === void 0)) return null;
	return await holdTranslator(engine).catch((error) => {
		throw engine.signal.aborted ? new require_shared_start.Cancelled("Cancelled. Nothing was run.", "Start it again.") : error;
	});
}
async function runInto(path, planned, { part, survey }, engine, ctx) {
	const { flags } = ctx;
	const resume = resumeCommand(planned.plan, path, ctx);
	const cancelled = new require_shared_start.Cancelled("Cancelled. What is done is kept.", `Go on with: ${resume}`);
	const warnings = [];
	const isWatched = flags.quiet !== true && flags.progress !== "none";
	const emit = (event) => {
		if (event.type === "warning" && isWatched) warnings.push(event.message);
		engine.emit(event);
	};
	const options = {
		shard: part,
		stopAfter: flags["stop-after"] ?? DEFAULT_STOP_AFTER,
		requireAll: flags["require-all"] === true,
		survey,
		hide: [...otherRuns(path), ctx.stateDir]
	};
	const ran = await run(planned, path, options, {
		...engine,
		emit
	}).catch((error) => {
		if (ctx.signal.aborted && !(error instanceof require_shared_start.BenchError)) throw cancelled;
		throw error instanceof require_shared_start.MissingPrerequisite && error.code === "missing-for-tasks" ? new require_shared_start.MissingPrerequisite(error.code, error.message, `${error.hint} Then go on with: ${resume}`) : error;
	});
	if (ctx.signal.aborted) throw cancelled;
	if (ran.spent !== null) emit({
		type: "warning",
		message: outOfBudget(planned.plan, ran.spent, resume)
	});
	return {
		part: ran.part,
		warnings
	};
}
const DEFAULT_STOP_AFTER = 5;
function outOfBudget(plan, spent, resume) {
	return `The run has ended early: ${spent}. Trials that were under way or had not begun are left to be run, and count as nobody's failure. Go on with: ${resume} (it has the whole budget again). A new run gets further with more than --budget ${require_shared_read.budgetFlags(plan, "run").join(" --budget ")}.`;
}

// src/commands/shared/inventory-variables.gen.ts
const PROGRAMS = {
	"aider": "aider",
	"claude-code": "claude",
	"codex": "codex",
	"copilot": "copilot",
	"gemini-cli": "gemini",
	"omp": "omp",
	"opencode": "opencode",
	"pi": "pi"
};
const VARIABLES = [
	"ANTHROPIC_API_KEY",
	"ANTHROPIC_BASE_URL",
	"AWS_ACCESS_KEY_ID",
	"AWS_BEARER_TOKEN_BEDROCK",
	"AWS_PROFILE",
	"AWS_REGION",
	"CLAUDE_CODE_OAUTH_TOKEN",
	"COPILOT_GITHUB_TOKEN",
	"DEEPSEEK_API_KEY",
	"GEMINI_API_KEY",
	"GH_TOKEN",
	"GITHUB_TOKEN",
	"GOOGLE_GEMINI_BASE_URL",
	"LITELLM_API_KEY",
	"LITELLM_MASTER_KEY",
	"LM_API_TOKEN",
	"OLLAMA_API_KEY",
	"OLLAMA_HOST",
	"OPENAI_API_BASE",
	"OPENAI_API_KEY",
	"OPENAI_BASE_URL",
	"OPENROUTER_API_KEY",
	"VLLM_API_KEY"
];

// src/engine/readiness/on-path.ts
function onPath(program, path = "") {
	return path.split(node_path.delimiter).filter((part) => part !== "").map((folder) => (0, node_path.join)(folder, program)).find(isProgram) ?? null;
}
function isProgram(file) {
	try {
		if (!(0, node_fs.statSync)(file, { throwIfNoEntry: false })?.isFile()) return false;
		(0, node_fs.accessSync)(file, node_fs.constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

// src/commands/shared/inventory.ts
function inventory(env) {
	return {
		agents: Object.fromEntries(Object.entries(PROGRAMS).map(([id, program]) => [id, onPath(program, env["PATH"])])),
		keys: Object.fromEntries(VARIABLES.map((name) => [name, (env[name] ?? "") !== ""]))
	};
}
function inventoryText({ agents, keys }) {
	const found = Object.entries(agents).filter(([, path]) => path !== null);
	const set = Object.entries(keys).filter(([, isSet]) => isSet);
	return [`Agents on PATH: ${found.map(([id, path]) => `${id} (${path})`).join(", ") || "none"}.`, `Keys and endpoints set: ${set.map(([name]) => name).join(", ") || "none"}.`].join("\n");
}

// src/config/presets.ts
const EXTENSIONS = [
	".json",
	".yaml",
	".yml"
];
const NAME = /^[a-z0-9][a-z0-9-]*$/;
async function loadPreset(name, folders, say) {
	const { presets, builtIn, clashes } = await presetsIn(folders);
	const clash = clashes.find((one) => one.name === name);
	if (clash !== void 0) throw new require_shared_start.UsageError("preset-name-taken", `${clash.file} has the name of a preset that comes with the program.`, `Rename it, or run it as it is: benchmark compare --config ${require_shared_start.shellWord(clash.file)}`);
	const preset = presets.find((one) => one.name === name);
	if (preset === void 0) throw unknownPreset(name, presets, folders);
	if (!builtIn.has(preset)) say(`The preset ${name} is ${preset.file}.`);
	return loadCompareConfig(preset.file, { minCandidates: 1 });
}
const listPresets = async (folders) => (await presetsIn(folders)).presets;
async function presetsIn(folders) {
	const builtIn = await presetsOf(folders.builtIn);
	const names = new Set(builtIn.map(({ name }) => name));
	const own = /* @__PURE__ */ new Map();
	const clashes = [];
	for (const dir of folders.own.filter((dir) => !isSameFolder(dir, folders.builtIn))) for (const preset of await presetsOf(dir)) if (names.has(preset.name)) clashes.push(preset);
	else if (!own.has(preset.name)) own.set(preset.name, preset);
	return {
		presets: [...builtIn, ...own.values()].sort((a, b) => a.name < b.name ? -1 : 1),
		builtIn: new Set(builtIn),
		clashes
	};
}
async function presetsOf(dir) {
	const files = await filesIn(dir);
	const byName = /* @__PURE__ */ new Map();
	for (const extension of EXTENSIONS) for (const file of files) {
		const { name, ext } = (0, node_path.parse)(file);
		if (ext === extension && NAME.test(name) && !byName.has(name)) byName.set(name, {
			name,
			file: (0, node_path.join)(dir, file)
		});
	}
	return [...byName.values()];
}
function unknownPreset(name, presets, { own, builtIn }) {
	const names = presets.map((one) => one.name);
	const near = require_shared_start.nearest(name, names);
	const known = names.length === 0 ? `There are none in ${[...own, builtIn].join(", ")}.` : `Known: ${names.join(", ")}.`;
	return new require_shared_start.UsageError("unknown-preset", `Unknown preset ${JSON.stringify(name)}.`, near === null ? known : `Did you mean ${near}? ${known}`);
}

// src/engine/readiness/missing-account.ts
function missingAccount({ backend, model, env, own }, options) {
	const needs = backend.own;
	if (needs === void 0 || own === void 0 || Object.keys(env).some((name) => MAY_LEAD.test(name))) return null;
	if (Object.keys(own.keys).length > 0 || hasLogin(own)) return null;
	const wanted = needs.keysOf === void 0 ? needs.keyVariables : needs.keysOf(model, needs.keyVariables);
	if (wanted?.length === 0 && needs.login === null) return null;
	const names = wanted === null || wanted.length === 0 ? needs.keyVariables : wanted;
	if (names.length === 0 && needs.login === null) return null;
	return {
		message: `${backend.id} has no account here: ${lacks(own, names, options.home)}.`,
		hint: nextStep(needs, names),
		isCertain: wanted !== null && wanted.length > 0 && !options.useHostConfig
	};
}
const MAY_LEAD = /KEY|TOKEN|SECRET|CREDENTIAL|AUTH|URL|BASE|HOST|ENDPOINT|PROFILE|USE_/i;
const hasLogin = ({ loginFiles }) => Object.values(loginFiles).some((path) => /[^\s{}[\]]/.test(contentOf(path)));
function contentOf(path) {
	try {
		return node_fs.default.readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
function lacks({ loginFiles }, names, home) {
	const files = Object.values(loginFiles).map((path) => home === void 0 ? path : path.replace(`${home}/`, "~/"));
	const logins = files.length === 0 ? [] : [`nobody is logged in (${files.join(", ")})`];
	const keys = names.length === 0 ? [] : names.length === 1 ? [`${names.join("")} is not set`] : [`none of ${names.join(", ")} is set`];
	return [...logins, ...keys].join(" and ");
}
function nextStep({ login }, names) {
	const key = names.length === 0 ? null : `set ${names.join(" or ")}`;
	if (login === null) return key === null ? "" : `${key.charAt(0).toUpperCase()}${key.slice(1)}.`;
	return key === null ? `Log in: ${login.how}.` : `Log in: ${login.how}; or ${key}.`;
}

// src/engine/readiness/provider-program.ts
function problemHere({ program }, endpoint, { problem, reachable }, env) {
	if (problem === null || reachable !== false || program === void 0 || !require_shared_read.isLoopback(endpoint)) return problem;
	if (onPath(program.name, env["PATH"]) !== null) return problem;
	return {
		...problem,
		hint: `Get ${program.name}, which is not on PATH here, ${program.get}. ${problem.hint}`
	};
}

// src/engine/readiness/own-path.ts
function ownPath({ backend, env }, usersPath) {
	const path = env["PATH"];
	return path === void 0 || path === usersPath || backend.deterministic ? null : path;
}
function programOnOwnPath({ backend, command }, path) {
	const program = command?.spec.argv[0] ?? backend.program;
	if (program === void 0 || (0, node_path.isAbsolute)(program)) return program ?? null;
	return onPath(program, path);
}
function refuseRelativeFolders(path) {
	const relative = path.split(":").find((folder) => !(0, node_path.isAbsolute)(folder));
	if (relative === void 0) return;
	throw new require_shared_start.UsageError("relative-path", `Its own PATH holds ${JSON.stringify(relative)}, which is another folder wherever its agent is started.`, "Write whole folders in PATH of its env, each beginning with a slash.");
}

// src/engine/readiness/preflight.ts
function ownProbe(candidate, { host }) {
	const path = ownPath(candidate, host.baseEnv["PATH"]);
	const program = path === null ? null : programOnOwnPath(candidate, path);
	const isCommand = candidate.command?.spec.version_argv !== void 0;
	return isCommand || program !== null ? {
		isCommand,
		program
	} : null;
}
async function probeAgents(candidates, { exec, host, secretPlaces }, { ownProbes }) {
	try {
		var _usingCtx$1 = require_shared_start._usingCtx();
		const room = _usingCtx$1.u(probeRoom({
			exec,
			host,
			secretPlaces
		}));
		const probed = /* @__PURE__ */ new Map();
		const found = [];
		for (const candidate of candidates) {
			const { backend, env, command } = candidate;
			const path = env["PATH"] ?? host.baseEnv["PATH"];
			if (!ownProbes && (ownProbe(candidate, { host })?.program ?? null) !== null) {
				found.push(NOT_ASKED);
				continue;
			}
			const spec = command === void 0 ? null : ownProbes ? command.spec : withoutProbe(command.spec);
			const key = JSON.stringify([
				backend.id,
				path ?? null,
				spec
			]);
			const asked = {
				exec: room.exec,
				env: {
					...host.baseEnv,
					...path === void 0 ? {} : { PATH: path },
					HOME: room.home
				},
				command: spec
			};
			const one = probed.get(key) ?? (backend.deterministic ? BUILT_IN : await backend.probe(asked));
			probed.set(key, one);
			found.push(one);
		}
		return found;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
function withoutProbe({ version_argv: _, ...spec }) {
	return spec;
}
const NOT_ASKED = {
	available: true,
	version: null,
	reason: null
};
const BUILT_IN = {
	available: true,
	version: null,
	reason: null
};
function readyCandidate(candidate, found, userEnv, { useHostConfig = false, needsAccount = true } = {}) {
	const { backend, env, unsetEnv, model } = candidate;
	const options = {
		env,
		unsetEnv,
		useHostConfig,
		model: needsAccount ? model : null
	};
	return {
		...candidate,
		env: {
			...passedVariables(candidate, userEnv),
			...env
		},
		own: ownSources(backend.own, userEnv, options),
		programVersion: found?.version ?? null
	};
}
const noAgent = ({ id }, { available, reason, next }) => available ? null : new require_shared_start.MissingPrerequisite("no-agent", `The agent ${id} cannot be run here: ${reason ?? "its program does not answer."}`, next ?? "See `benchmark doctor`.");
function doubtAbout({ id, verifiedWith, deterministic }, version) {
	if (deterministic) return null;
	if (verifiedWith === null) return `${id} is not verified: no test drives its program, so read its figures with care.`;
	if (version === verifiedWith) return null;
	return `${id} is version ${version ?? "unknown"} here and was verified with ${verifiedWith}: its figures may be read wrongly.`;
}

// src/commands/shared/values-from.ts
async function valuesFrom(file) {
	if (file === void 0) return /* @__PURE__ */ new Map();
	const { shape, problems, source } = await loadCompareConfig(file, { minCandidates: 1 });
	if (shape === null) throw configProblems(problems, source);
	return new Map(shape.candidates.map((candidate) => [candidateName(candidate), candidate.env ?? {}]));
}

// src/engine/plan-again.ts
async function planAgain(plan, values, planner, registries) {
	const plugin = await registries.adapters.get(plan.benchmark.id);
	const adapter = await openAdapter(plugin, plan.benchmark.options, planner.cacheRoot);
	if (adapter.tasks.length === 0 && plugin.dataset !== void 0) throw notFetched(plugin.id);
	const changed = changesSince(plan, planner.version, plugin.revision, adapter);
	if (changed !== null) throw new require_shared_start.RunError("changed-since", `This plan cannot be executed: ${changed}.`, "Use the version that made it, or start a new run.");
	const planned = new Set(plan.tasks.map((task) => task.id));
	return {
		plan,
		benchmark: {
			plugin,
			adapter,
			tasks: adapter.tasks.filter((task) => planned.has(task.id)),
			options: plan.benchmark.options,
			sample: plan.benchmark.sample,
			leftOut: plan.benchmark.left_out ?? []
		},
		candidates: await Promise.all(plan.candidates.map((candidate) => candidateAgain(candidate, values, registries))),
		isTyped: false
	};
}
const notFetched = (id) => new require_shared_start.MissingPrerequisite("no-dataset", `The data of ${id} is not on this machine.`, `Get it with: benchmark fetch ${id}`);
function changesSince(plan, version, revision, adapter) {
	if (plan.harness_version !== version) return `it was begun by version ${plan.harness_version}, and this is ${version}`;
	if (plan.benchmark.revision !== revision) return `${plan.benchmark.id} was at revision ${plan.benchmark.revision} and is now at ${revision}`;
	const tasks = new Map(adapter.tasks.map((task) => [task.id, task]));
	for (const { id, prompt_sha256, verifier_sha256 } of plan.tasks) {
		const task = tasks.get(id);
		if (task === void 0) return `task ${JSON.stringify(id)} is gone`;
		if (promptDigest(adapter, task) !== prompt_sha256) return `the prompt of ${JSON.stringify(id)} has changed`;
		if (verifierDigest(adapter, task) !== verifier_sha256) return `the tests of ${JSON.stringify(id)} have changed`;
	}
	return null;
}
async function candidateAgain({ name, backend, model, env_names, unset_env, command }, values, registries) {
	const env = values.get(name) ?? {};
	const missing = env_names.filter((variable) => !Object.hasOwn(env, variable));
	if (missing.length > 0) throw new require_shared_start.UsageError("env-needed", `${name} needs values for ${missing.join(", ")}, which are never kept with a plan.`, "Give the configuration again: --config FILE");
	return {
		backend: await registries.backends.get(backend),
		model,
		env,
		unsetEnv: unset_env,
		...await namedProgram(command, registries)
	};
}

Object.defineProperty(exports, "DEFAULTS", {
  enumerable: true,
  get: function () {
    return DEFAULTS;
  }
});
Object.defineProperty(exports, "EnvironmentFailed", {
  enumerable: true,
  get: function () {
    return EnvironmentFailed;
  }
});
Object.defineProperty(exports, "Obstacles", {
  enumerable: true,
  get: function () {
    return Obstacles;
  }
});
Object.defineProperty(exports, "PROGRAMS", {
  enumerable: true,
  get: function () {
    return PROGRAMS;
  }
});
Object.defineProperty(exports, "REGISTRIES", {
  enumerable: true,
  get: function () {
    return REGISTRIES;
  }
});
Object.defineProperty(exports, "TRANSLATED_PROTOCOLS", {
  enumerable: true,
  get: function () {
    return TRANSLATED_PROTOCOLS;
  }
});
Object.defineProperty(exports, "TRANSLATOR", {
  enumerable: true,
  get: function () {
    return TRANSLATOR;
  }
});
Object.defineProperty(exports, "UPSTREAM_PROTOCOL", {
  enumerable: true,
  get: function () {
    return UPSTREAM_PROTOCOL;
  }
});
Object.defineProperty(exports, "attempt", {
  enumerable: true,
  get: function () {
    return attempt;
  }
});
Object.defineProperty(exports, "candidateName", {
  enumerable: true,
  get: function () {
    return candidateName;
  }
});
Object.defineProperty(exports, "checkRun", {
  enumerable: true,
  get: function () {
    return checkRun;
  }
});
Object.defineProperty(exports, "configProblems", {
  enumerable: true,
  get: function () {
    return configProblems;
  }
});
Object.defineProperty(exports, "createExec", {
  enumerable: true,
  get: function () {
    return createExec;
  }
});
Object.defineProperty(exports, "datasetFolder", {
  enumerable: true,
  get: function () {
    return datasetFolder;
  }
});
Object.defineProperty(exports, "doubtAbout", {
  enumerable: true,
  get: function () {
    return doubtAbout;
  }
});
Object.defineProperty(exports, "emptyAnswer", {
  enumerable: true,
  get: function () {
    return emptyAnswer;
  }
});
Object.defineProperty(exports, "endWithReport", {
  enumerable: true,
  get: function () {
    return endWithReport;
  }
});
Object.defineProperty(exports, "endWithoutReport", {
  enumerable: true,
  get: function () {
    return endWithoutReport;
  }
});
Object.defineProperty(exports, "environmentDigest", {
  enumerable: true,
  get: function () {
    return environmentDigest;
  }
});
Object.defineProperty(exports, "environmentState", {
  enumerable: true,
  get: function () {
    return environmentState;
  }
});
Object.defineProperty(exports, "existingPlan", {
  enumerable: true,
  get: function () {
    return existingPlan;
  }
});
Object.defineProperty(exports, "firstJsonFault", {
  enumerable: true,
  get: function () {
    return firstJsonFault;
  }
});
Object.defineProperty(exports, "formatPath", {
  enumerable: true,
  get: function () {
    return formatPath;
  }
});
Object.defineProperty(exports, "fromFile", {
  enumerable: true,
  get: function () {
    return fromFile;
  }
});
Object.defineProperty(exports, "fromFlags", {
  enumerable: true,
  get: function () {
    return fromFlags;
  }
});
Object.defineProperty(exports, "hasLogin", {
  enumerable: true,
  get: function () {
    return hasLogin;
  }
});
Object.defineProperty(exports, "holdTranslator", {
  enumerable: true,
  get: function () {
    return holdTranslator;
  }
});
Object.defineProperty(exports, "inspectDataset", {
  enumerable: true,
  get: function () {
    return inspectDataset;
  }
});
Object.defineProperty(exports, "inventory", {
  enumerable: true,
  get: function () {
    return inventory;
  }
});
Object.defineProperty(exports, "inventoryText", {
  enumerable: true,
  get: function () {
    return inventoryText;
  }
});
Object.defineProperty(exports, "keepOrigin", {
  enumerable: true,
  get: function () {
    return keepOrigin;
  }
});
Object.defineProperty(exports, "listPresets", {
  enumerable: true,
  get: function () {
    return listPresets;
  }
});
Object.defineProperty(exports, "litellmArgv", {
  enumerable: true,
  get: function () {
    return litellmArgv;
  }
});
Object.defineProperty(exports, "litellmConfig", {
  enumerable: true,
  get: function () {
    return litellmConfig;
  }
});
Object.defineProperty(exports, "litellmEnv", {
  enumerable: true,
  get: function () {
    return litellmEnv;
  }
});
Object.defineProperty(exports, "litellmFault", {
  enumerable: true,
  get: function () {
    return litellmFault;
  }
});
Object.defineProperty(exports, "loadCompareConfig", {
  enumerable: true,
  get: function () {
    return loadCompareConfig;
  }
});
Object.defineProperty(exports, "loadPreset", {
  enumerable: true,
  get: function () {
    return loadPreset;
  }
});
Object.defineProperty(exports, "loginFilesOf", {
  enumerable: true,
  get: function () {
    return loginFilesOf;
  }
});
Object.defineProperty(exports, "missingAccount", {
  enumerable: true,
  get: function () {
    return missingAccount;
  }
});
Object.defineProperty(exports, "monotonicMs", {
  enumerable: true,
  get: function () {
    return monotonicMs;
  }
});
Object.defineProperty(exports, "nextStep", {
  enumerable: true,
  get: function () {
    return nextStep;
  }
});
Object.defineProperty(exports, "noAgent", {
  enumerable: true,
  get: function () {
    return noAgent;
  }
});
Object.defineProperty(exports, "obstaclesText", {
  enumerable: true,
  get: function () {
    return obstaclesText;
  }
});
Object.defineProperty(exports, "onPath", {
  enumerable: true,
  get: function () {
    return onPath;
  }
});
Object.defineProperty(exports, "openAdapter", {
  enumerable: true,
  get: function () {
    return openAdapter;
  }
});
Object.defineProperty(exports, "openEngine", {
  enumerable: true,
  get: function () {
    return openEngine;
  }
});
Object.defineProperty(exports, "ownPath", {
  enumerable: true,
  get: function () {
    return ownPath;
  }
});
Object.defineProperty(exports, "ownProbe", {
  enumerable: true,
  get: function () {
    return ownProbe;
  }
});
Object.defineProperty(exports, "parseCompareConfig", {
  enumerable: true,
  get: function () {
    return parseCompareConfig;
  }
});
Object.defineProperty(exports, "parsePath", {
  enumerable: true,
  get: function () {
    return parsePath;
  }
});
Object.defineProperty(exports, "placed", {
  enumerable: true,
  get: function () {
    return placed;
  }
});
Object.defineProperty(exports, "planAgain", {
  enumerable: true,
  get: function () {
    return planAgain;
  }
});
Object.defineProperty(exports, "planRun", {
  enumerable: true,
  get: function () {
    return planRun;
  }
});
Object.defineProperty(exports, "pool", {
  enumerable: true,
  get: function () {
    return pool;
  }
});
Object.defineProperty(exports, "prepareEnvironment", {
  enumerable: true,
  get: function () {
    return prepareEnvironment;
  }
});
Object.defineProperty(exports, "prepareNeeds", {
  enumerable: true,
  get: function () {
    return prepareNeeds;
  }
});
Object.defineProperty(exports, "prepareTask", {
  enumerable: true,
  get: function () {
    return prepareTask;
  }
});
Object.defineProperty(exports, "probeAgents", {
  enumerable: true,
  get: function () {
    return probeAgents;
  }
});
Object.defineProperty(exports, "probeToolchains", {
  enumerable: true,
  get: function () {
    return probeToolchains;
  }
});
Object.defineProperty(exports, "problemHere", {
  enumerable: true,
  get: function () {
    return problemHere;
  }
});
Object.defineProperty(exports, "readyCandidate", {
  enumerable: true,
  get: function () {
    return readyCandidate;
  }
});
Object.defineProperty(exports, "referenceAnswer", {
  enumerable: true,
  get: function () {
    return referenceAnswer;
  }
});
Object.defineProperty(exports, "refuse", {
  enumerable: true,
  get: function () {
    return refuse;
  }
});
Object.defineProperty(exports, "refuseChangesToPlan", {
  enumerable: true,
  get: function () {
    return refuseChangesToPlan;
  }
});
Object.defineProperty(exports, "refuseRelativeFolders", {
  enumerable: true,
  get: function () {
    return refuseRelativeFolders;
  }
});
Object.defineProperty(exports, "refuseReportOfPart", {
  enumerable: true,
  get: function () {
    return refuseReportOfPart;
  }
});
Object.defineProperty(exports, "refuseUnplannedShard", {
  enumerable: true,
  get: function () {
    return refuseUnplannedShard;
  }
});
Object.defineProperty(exports, "resolveNames", {
  enumerable: true,
  get: function () {
    return resolveNames;
  }
});
Object.defineProperty(exports, "resumeCommand", {
  enumerable: true,
  get: function () {
    return resumeCommand;
  }
});
Object.defineProperty(exports, "runsRoot", {
  enumerable: true,
  get: function () {
    return runsRoot;
  }
});
Object.defineProperty(exports, "spendingQuestion", {
  enumerable: true,
  get: function () {
    return spendingQuestion;
  }
});
Object.defineProperty(exports, "spokenBy", {
  enumerable: true,
  get: function () {
    return spokenBy;
  }
});
Object.defineProperty(exports, "startRun", {
  enumerable: true,
  get: function () {
    return startRun;
  }
});
Object.defineProperty(exports, "surveyNeeds", {
  enumerable: true,
  get: function () {
    return surveyNeeds;
  }
});
Object.defineProperty(exports, "systemClock", {
  enumerable: true,
  get: function () {
    return systemClock;
  }
});
Object.defineProperty(exports, "tellPastGateway", {
  enumerable: true,
  get: function () {
    return tellPastGateway;
  }
});
Object.defineProperty(exports, "tellPlan", {
  enumerable: true,
  get: function () {
    return tellPlan;
  }
});
Object.defineProperty(exports, "translatorNeeds", {
  enumerable: true,
  get: function () {
    return translatorNeeds;
  }
});
Object.defineProperty(exports, "treeIdOf", {
  enumerable: true,
  get: function () {
    return treeIdOf;
  }
});
Object.defineProperty(exports, "valuesFlag", {
  enumerable: true,
  get: function () {
    return valuesFlag;
  }
});
Object.defineProperty(exports, "valuesFrom", {
  enumerable: true,
  get: function () {
    return valuesFrom;
  }
});
Object.defineProperty(exports, "withOwnProviders", {
  enumerable: true,
  get: function () {
    return withOwnProviders;
  }
});
Object.defineProperty(exports, "withoutSecrets", {
  enumerable: true,
  get: function () {
    return withoutSecrets;
  }
});